import { describe, expect, test } from 'vitest';
import { compensationOf, endOf, evaluate } from './evaluate.ts';
import type { RestException } from './exceptions.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { daysOf, FIRST, slotsOf, times } from './testDays.ts';
import { addDays, placeOf, slotsOfDay, timelineOf } from './timeline.ts';

const usual = slotsOf('00-08 18-24');

type Options = { limits?: Partial<Limits>; exceptions?: RestException[] };

/** The findings as short texts: day and time count from the eighth day, which the cases call D. */
const found = (slots: readonly string[], { limits, exceptions }: Options = {}) => {
  const line = timelineOf(FIRST, addDays(FIRST, slots.length - 1), daysOf(...slots));
  const say = (cell: number) => {
    const { day, slot } = placeOf(line, cell);
    const count = Math.round((Date.parse(day) - Date.parse(addDays(FIRST, 7))) / 86_400_000);
    const time = `${String(slot >> 1).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`;
    return `D${count > 0 ? `+${count}` : count < 0 ? count : ''} ${time}`;
  };
  return evaluate(line, { ...defaultLimits, ...limits }, exceptions).findings.map(
    ({ rule, from, to, at, worst, second }) => {
      if (rule === 'R3') return `R3 ${say(at)}, ${worst / 2}+${second / 2}`;
      if (rule === 'R4') return `R4 ${worst / 2} h from ${say(from)}`;
      if (rule === 'Y') return `Y ${say(at)}, ${worst / 2}`;
      return `${rule} ${say(from)}..${say(to)}, ${worst / 2}`;
    },
  );
};
const among = (...days: string[]) => [...times(7, usual), ...days, ...times(7, usual)];
const rules = (texts: readonly string[]) => [...new Set(texts.map((text) => text.slice(0, 2)))];

describe('the worked cases of domain-rules.md, section 1', () => {
  test('1 to 3: the usual day, four on eight off and six on six off keep all rules', () => {
    expect(found(times(14, usual))).toEqual([]);
    expect(found(times(14, slotsOf('04-12 16-24')))).toEqual([]);
    expect(found(times(14, slotsOf('06-12 18-24')))).toEqual([]);
  });

  test('4: ten hours a day are 70 in a week, allowed for 14 days by an exception', () => {
    const fortnight = times(14, slotsOf('00-10'));
    expect(rules(found(fortnight))).toEqual(['R2']);
    const exceptions: RestException[] = [
      { _id: 'x', kind: 'X1', userID: '', from: FIRST, to: addDays(FIRST, 13) },
    ];
    expect(found(fortnight, { exceptions })).toEqual([]);
    expect(rules(found([...fortnight, slotsOf('00-10')], { exceptions }))).toEqual(['R2']);
    expect(found([...fortnight, ...times(7, slotsOf('00-10 18-24'))], { exceptions })).toEqual([]);
  });

  test('5: exactly 77 hours pass', () => {
    expect(found(times(14, slotsOf('00-11')))).toEqual([]);
  });

  test('6: a day of ten hours alone does not comply', () => {
    expect(found(among(slotsOf('00-06 12-16')))).toEqual(['R1 D 14:30..D 19:30, 8', 'R3 D+1 18:00, 8+0']);
  });

  test('7: two blocks of five hours', () => {
    expect(found(among(slotsOf('02-07 14-19')))).toEqual([
      'R1 D 17:30..D 19:30, 9',
      'R3 D+1 00:00, 5+5',
      'R3 D+1 18:00, 8+1',
    ]);
  });

  test('8: three blocks, which the exception does not save without one of six hours', () => {
    const days = among(slotsOf('00-04 10-13 20-23'));
    const expected = ['R3 D+1 00:00, 4+3'];
    expect(found(days)).toEqual(expected);
    const exceptions: RestException[] = [
      { _id: 'x', kind: 'X2', userID: '', from: addDays(FIRST, 7), to: addDays(FIRST, 7) },
    ];
    expect(found(days, { exceptions })).toEqual(expected);
  });

  test('9: a long day and a late evening', () => {
    expect(found(among(slotsOf('00-05:30 21-24')))).toEqual([
      'R1 D-1 20:00..D 06:30, 8.5',
      'R3 D 21:00, 8.5+0',
      'R4 15.5 h from D 05:30',
    ]);
  });

  test('10: breaks of half an hour are work, unless the flag counts them', () => {
    const days = among(slotsOf('00-06 09-09:30 12-12:30 15-15:30 18-18:30 22-24'));
    const found60 = found(days);
    expect(found60.filter((text) => !text.startsWith('R1'))).toEqual([
      'R3 D 22:00, 8+0',
      'R4 16 h from D 06:00',
    ]);
    expect(found60.filter((text) => text.startsWith('R1')).every((text) => text.endsWith(', 8'))).toBe(true);
    expect(rules(found60)).toEqual(['R1', 'R3', 'R4']);
    expect(found(days, { limits: { minRestBlock: 1 } })).toEqual(['R3 D 22:00, 8+0.5']);
  });

  test('11: a call-out at night', () => {
    expect(found(among(slotsOf('00-02 03-08 22-24')))).toEqual([
      'R1 D-1 21:30..D 02:30, 9',
      'R3 D 22:00, 5+4',
    ]);
  });

  test('12: two calendar days that look fine', () => {
    expect(found(among(slotsOf('00-16'), slotsOf('08-24')))).toEqual([
      'R1 D 06:30..D 17:30, 8',
      'R3 D+1 08:00, 8+0',
      'R4 16 h from D 16:00',
    ]);
  });

  test('13: thirteen hours of rest a day break the week of the work regime only', () => {
    const days = times(14, slotsOf('00-06:30 17:30-24'));
    expect(found(days)).toEqual([]);
    expect(rules(found(days, { limits: { regime: 'work' } }))).toEqual(['W2']);
  });
});

test('the work regime: 14 hours of work in 24 pass, 14.5 fail', () => {
  const limits = { regime: 'work' } as const;
  const week = (slots: string) => [...times(3, slotsOf('00-24')), slots, ...times(3, slotsOf('00-24'))];
  expect(found(week(slotsOf('00-05 19-24')), { limits })).toEqual([]);
  expect(rules(found(week(slotsOf('00-05 19:30-24')), { limits }))).toEqual(['W1']);
});

test('rest in three periods passes under the exception only', () => {
  // 6, 2 and 2 hours before midnight.
  const days = [...times(7, usual), slotsOf('02-08 11-13 17-19'), slotsOf('00-10 18-24'), ...times(7, usual)];
  const at = addDays(FIRST, 7);
  const exceptions: RestException[] = [{ _id: 'x', kind: 'X2', userID: '', from: at, to: at }];
  expect(found(days)).toEqual(['R3 D+1 00:00, 6+2']);
  expect(found(days, { exceptions })).toEqual([]);
});

test('an emergency suspends the limits, and the breach stays on the record', () => {
  const at = addDays(FIRST, 7);
  const line = timelineOf(FIRST, addDays(FIRST, 14), daysOf(...among(slotsOf('00-04'))));
  const emergency: RestException = { _id: 'fire', kind: 'X3', userID: '', from: at, to: at };
  const { findings } = evaluate(line, defaultLimits, [emergency]);
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.some(({ suspendedBy }) => suspendedBy === 'fire')).toBe(true);
  // 20 hours of work are 6 above 14; the day after gives 14 hours of rest, 4 more than 10.
  expect(compensationOf(line, [emergency], 2)).toEqual([
    { at: 8 * 48, owed: 12, given: 8, known: true, id: 'fire' },
  ]);
});

test('what a call-out took is owed in the 24 hours after it', () => {
  const called = `rrrrccc${usual.slice(7)}`;
  const line = timelineOf(FIRST, addDays(FIRST, 14), daysOf(...among(called)));
  expect(compensationOf(line, [], 2)).toEqual([{ at: 7 * 48 + 7, owed: 3, given: 8, known: true, id: '' }]);
});

test('under 18 a night has nine hours of rest that cover midnight to five', () => {
  const limits = { young: true };
  expect(found(times(7, slotsOf('00-08 18-24')), { limits })).toEqual([]);
  expect(found(among(slotsOf('00-05 06-08 18-24')), { limits })).toEqual([]);
  const late = found([...times(7, usual), slotsOf('00-08 18-23'), ...times(7, slotsOf('01-12 18-24'))], {
    limits,
  });
  expect(late[0]).toBe('Y D+1 00:00, 8');
});

describe('clock changes', () => {
  test('a night with the clocks forward has an hour less of rest', () => {
    expect(slotsOfDay(60)).toBe(46);
    // The evening's 4 hours and 6 of the morning pass; half an hour less does not.
    const night = (morning: string) => [
      ...times(7, usual),
      slotsOf('00-08 20-24'),
      slotsOf(morning).slice(2),
      ...times(7, usual),
    ];
    expect(found(night('00-07 18-24'))).toEqual([]);
    expect(rules(found(night('00-06:30 18-24')))).toEqual(['R1', 'R3']);
  });

  test('a day that came twice, and one that was skipped at the date line, stay one line', () => {
    const twice = usual + usual;
    expect(found([...times(7, usual), twice, ...times(7, usual)])).toEqual([]);
    const line = timelineOf(FIRST, addDays(FIRST, 2), daysOf(usual, '', usual));
    expect(line.cells.length).toBe(96);
    expect(found([...times(7, usual), '', ...times(7, usual)])).toEqual([]);
  });
});

test('windows about which too little is known are neither kept nor broken', () => {
  const days = daysOf(...times(7, slotsOf('00-10')));
  days.delete(addDays(FIRST, 3));
  const line = timelineOf(FIRST, addDays(FIRST, 6), days);
  const { findings, gaps } = evaluate(line, defaultLimits);
  expect(findings).toEqual([]);
  expect(gaps.filter(({ rule }) => rule === 'R2')).toEqual([{ rule: 'R2', from: 0, to: 0 }]);
  expect(gaps.filter(({ rule }) => rule === 'R1')).toEqual([{ rule: 'R1', from: 97, to: 191 }]);
});

test('what is owed comes in its order, from all that took rest; less than a day later it is not known yet', () => {
  const called = `rrrrccc${usual.slice(7)}`;
  const emergency = (_id: string, day: number): RestException => ({
    ...{ _id, kind: 'X3', userID: '', from: addDays(FIRST, day), to: addDays(FIRST, day) },
  });
  const owed = (slots: readonly string[], exceptions: RestException[]) =>
    compensationOf(timelineOf(FIRST, addDays(FIRST, slots.length - 1), daysOf(...slots)), exceptions, 2);
  // An emergency with the usual work owes nothing; one after a call-out comes after it.
  expect(
    owed([usual, called, slotsOf('00-04'), usual, usual], [emergency('a', 0), emergency('b', 2)]),
  ).toEqual([
    { at: 48 + 7, owed: 3, given: 8, known: true, id: '' },
    { at: 3 * 48, owed: 12, given: 8, known: true, id: 'b' },
  ]);
  // The emergency ends before the call-out, though it is counted after all call-outs.
  expect(owed([slotsOf('00-04'), usual, called, usual], [emergency('a', 0)]).map(({ id }) => id)).toEqual([
    'a',
    '',
  ]);
  // The last day has no 24 hours after it, or they have not been entered.
  const last = owed([usual, called], []);
  expect(last.map(({ known }) => known)).toEqual([false]);
  const line = timelineOf(FIRST, addDays(FIRST, 2), daysOf(usual, called));
  expect(compensationOf(line, [], 2)[0]).toMatchObject({ known: false });
  const whole = timelineOf(FIRST, addDays(FIRST, 1), daysOf('c'.padEnd(48, 'r'), 'r'.repeat(1)));
  expect(compensationOf(whole, [], 2)).toEqual([{ at: 1, owed: 1, given: 28, known: true, id: '' }]);
  // Exactly what 14 of 24 hours allow.
  expect(owed([slotsOf('00-10'), usual, usual], [emergency('a', 0)])).toEqual([]);
});

test('a finding is about the half hours up to the end of its last window', () => {
  expect(endOf({ rule: 'R1', to: 10 })).toBe(58);
  expect(endOf({ rule: 'W1', to: 10 })).toBe(58);
  expect(endOf({ rule: 'R2', to: 10 })).toBe(346);
  expect(endOf({ rule: 'W2', to: 10 })).toBe(346);
  expect(endOf({ rule: 'R4', to: 10 })).toBe(10);
});
