import { describe, expect, test } from 'vitest';
import { formatOf } from '../format/formatOf.ts';
import { readDay, readMoment, readTime } from './dayText.ts';

const today = '2026-11-22';

describe('a day that was typed', () => {
  test.each([
    ['en', '2026-03-04', '2026-03-04'],
    ['en', '3/4', '2026-04-03'],
    ['en', '3.4.27', '2027-04-03'],
    ['en', '3 apr', '2026-04-03'],
    ['en', 'April 3, 2027', '2027-04-03'],
    ['en', '31/12/99', '1999-12-31'],
    ['fr', '3/4/2026', '2026-04-03'],
    ['fr', '1 févr. 2026', '2026-02-01'],
    ['fr', '14 aout', '2026-08-14'],
    ['ja', '2026年3月4日', '2026-03-04'],
    ['ja', '3/4', '2026-03-04'],
    ['zh', '26/3/4', '2026-03-04'],
    ['en', '29/2/2028', '2028-02-29'],
  ])('%s: %s is %s', (language, text, iso) => {
    expect(readDay(text, language, today)).toBe(iso);
  });

  test.each(['', 'x', '31/2', '29/2/2027', '3', 'tomorrow 4', '3 xyz', '0/0'])('%j is none', (text) => {
    expect(readDay(text, 'en', today)).toBeUndefined();
  });

  test.each(['en', 'fr', 'zh', 'ja'])('is read as it is written (%s)', (language) => {
    const { day } = formatOf({ language, timeZone: 'UTC', today, vessel: '' });
    for (let month = 1; month <= 12; month++) {
      const iso = `2027-${String(month).padStart(2, '0')}-09`;
      expect(readDay(day(iso), language, today)).toBe(iso);
    }
  });
});

test.each([
  ['0805', '08:05'],
  ['8:05', '08:05'],
  ['8h05', '08:05'],
  ['2359', '23:59'],
  ['24:00', undefined],
  ['8', undefined],
])('the time %s is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each([
  ['22 Nov 2026, 04:12', '2026-11-22T04:12'],
  ['2026-06-18T09:36', '2026-06-18T09:36'],
  ['3/4 17:00', '2026-04-03T17:00'],
  ['4:12', '2026-11-20T04:12'],
  ['22 Nov', undefined],
  ['22 Nov 25:00', undefined],
])('the moment %s is %s', (text, moment) => {
  expect(readMoment(text, 'en', today, '2026-11-20')).toBe(moment);
});
