import { describe, expect, test } from 'vitest';
import { formatOf } from '#ui/format/formatOf.ts';
import { equipment } from '../../contract.ts';
import { daysSinceReading, isReadingDue } from '../../rules.ts';
import {
  emptyRound,
  judge,
  metersByGroup,
  placeMessages,
  readRound,
  replaceIn,
  typeInto,
  withoutSent,
} from './round.ts';

const at = '2026-06-18T08:00:00.000Z';
const when = { at, now: at, locale: 'en' };
const item = (fields: object) =>
  equipment.item.parse({
    _id: 'm',
    boatID: 'b',
    rev: 1,
    createdAt: at,
    updatedAt: at,
    updatedBy: 'Tom',
    name: 'Watermaker 1',
    metered: true,
    hours: 3377,
    meterValue: 3377,
    hoursAt: '2026-06-17T08:00:00.000Z',
    hoursPerDay: 12,
    ...fields,
  });
const typed = (text: string) => ({ id: 'reading-1234', text });

describe('checking an entry', () => {
  test.each([
    ['', 'empty', undefined],
    ['3389', 'fine', 12],
    ['3377', 'fine', 0],
    ['3401.5', 'fine', 24.5],
    ['3402.1', 'doubt', 25.1],
    ['2081', 'doubt', -1296],
  ])('%j is %s', (text, state, difference) => {
    const judged = judge(item({}), typed(text), when);
    expect(judged.state).toBe(state);
    expect('difference' in judged ? judged.difference : undefined).toBe(difference);
  });

  test.each([
    ['x', 'number', when],
    ['3389.55', 'tenths', when],
    ['3389', 'readingInFuture', { ...when, at: '2026-06-19T08:00:00.000Z' }],
  ])('%j is refused: %s', (text, problem, moment) => {
    expect(judge(item({}), typed(text), moment)).toEqual({ state: 'wrong', problem });
  });

  test('one from before the last reading is entered into the history', () => {
    const earlier = { ...when, at: '2026-06-16T08:00:00.000Z' };
    expect(judge(item({}), typed('3360'), earlier)).toMatchObject({ state: 'fine', difference: null });
    expect(judge(item({}), typed('3389'), earlier)).toMatchObject({
      state: 'doubt',
      doubt: { kind: 'unlike' },
    });
  });

  test("a replaced meter may show less; the running hours continue from the old one's last figure", () => {
    const entry = { ...typed('3'), replacement: { value: 3, oldValue: 3380, note: 'new sender' } };
    expect(judge(item({}), entry, when)).toEqual({
      state: 'fine',
      difference: 3,
      reading: {
        _id: 'reading-1234',
        equipmentID: 'm',
        kind: 'replacement',
        at,
        value: 3,
        oldValue: 3380,
        note: 'new sender',
      },
    });
  });

  test('the first reading has no difference', () => {
    expect(
      judge(item({ hours: null, meterValue: null, hoursAt: null, hoursPerDay: null }), typed('10'), when),
    ).toMatchObject({ state: 'fine', difference: null });
  });
});

describe('days since a reading', () => {
  const { daysUntil } = formatOf({
    language: 'en',
    timeZone: 'Europe/Paris',
    today: '2026-06-18',
    vessel: '',
  });
  const read = (hoursAt: string | null) => item({ hoursAt });

  test('are counted by the days of the ship: late last evening was yesterday', () => {
    expect(daysSinceReading(read('2026-06-17T21:50:00.000Z'), daysUntil)).toBe(1);
    expect(daysSinceReading(read('2026-06-17T22:10:00.000Z'), daysUntil)).toBe(0);
    expect(daysSinceReading(read(null), daysUntil)).toBe(null);
  });

  test('a meter is due for reading after seven, and if it was never read', () => {
    expect(isReadingDue(read('2026-06-11T22:01:00.000Z'), daysUntil)).toBe(false);
    expect(isReadingDue(read('2026-06-11T21:59:00.000Z'), daysUntil)).toBe(true);
    expect(isReadingDue(read(null), daysUntil)).toBe(true);
  });
});

test('meters are in the order of the tree, grouped by outermost group, without archived ones', () => {
  const all = [
    item({ _id: 'power', name: 'Power', metered: false }),
    item({ _id: 'g2', name: 'Generator 2', parentID: 'sets' }),
    item({ _id: 'sets', name: 'Sets', parentID: 'power', metered: false }),
    item({ _id: 'alone', name: 'Tender' }),
    item({ _id: 'deck', name: 'Deck', metered: false }),
    item({ _id: 'windlass', name: 'Windlass', parentID: 'deck' }),
    item({ _id: 'old', name: 'Old', metered: false, isArchived: true }),
    item({ _id: 'oldpump', name: 'Old pump', parentID: 'old' }),
    item({ _id: 'g1', name: 'Generator 1', parentID: 'sets' }),
    item({ _id: 'orphan', name: 'Orphan', parentID: 'gone' }),
  ];
  expect(metersByGroup(all).map(({ name, meters }) => [name, meters.map((meter) => meter._id)])).toEqual([
    ['Power', ['g2', 'g1']],
    ['', ['alone', 'orphan']],
    ['Deck', ['windlass']],
  ]);
});

describe('the stored round', () => {
  test('survives storage; anything invalid gives an empty one', () => {
    const round = replaceIn(
      typeInto(emptyRound, 'a', '12'),
      'b',
      { value: 0, oldValue: null, note: '' },
      '0',
    );
    expect(readRound(JSON.parse(JSON.stringify(round)))).toEqual(round);
    expect(readRound({ entries: 4 })).toEqual(emptyRound);
  });

  test('a changed text is a new reading, an empty one none', () => {
    const first = typeInto(emptyRound, 'a', '12');
    const second = typeInto(first, 'a', '13');
    expect(second.entries.a?.id).not.toBe(first.entries.a?.id);
    expect(typeInto(second, 'a', '').entries).toEqual({});
  });

  test('after saving, only what was typed meanwhile is left', () => {
    const sent = typeInto(typeInto(emptyRound, 'a', '12'), 'b', '20');
    const readings = Object.entries(sent.entries).map(([equipmentID, { id, text }]) => ({
      _id: id,
      equipmentID,
      at,
      value: Number(text),
    }));
    const later = typeInto(sent, 'b', '21');
    expect(Object.keys(withoutSent(later, readings).entries)).toEqual(['b']);
    expect(withoutSent(sent, readings)).toEqual(emptyRound);
  });
});

test('server messages are shown beside their meters', () => {
  const sent = ['a', 'b'].map((equipmentID) => ({
    _id: `reading-${equipmentID}-1`,
    equipmentID,
    at,
    value: 1,
  }));
  expect(
    placeMessages(
      [
        { msg: 'Lower', path: 'readings.1.value' },
        { msg: 'Closed' },
        { msg: 'Odd', path: 'readings.9.value' },
      ],
      sent,
    ),
  ).toEqual({
    byMeter: { b: 'Lower' },
    rest: ['Closed', 'Odd'],
  });
});
