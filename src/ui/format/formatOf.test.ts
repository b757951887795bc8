import { describe, expect, test } from 'vitest';
import { formatOf } from './formatOf.ts';

const NBSP = /[\u00A0\u202F]/g;

/** As aboard in Paris on 22 November 2026, unless overridden. */
const format = (change: Partial<Parameters<typeof formatOf>[0]> = {}) =>
  formatOf({ language: 'en', timeZone: 'Europe/Paris', today: '2026-11-22', vessel: 'Halcyon', ...change });

describe('days', () => {
  test.each([
    ['en', '22 Nov 2026'],
    ['fr', '22 nov. 2026'],
    ['zh', '2026年11月22日'],
    ['ja', '2026年11月22日'],
  ])('in %s', (language, expected) => {
    expect(format({ language }).day('2026-11-22')).toBe(expected);
  });

  test('a calendar day is the same in every zone, an instant is the day aboard', () => {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris']) {
      const { day, dayOf } = format({ timeZone });
      expect(day('2026-06-18')).toBe('18 Jun 2026');
      expect(dayOf('2026-06-18')).toBe('2026-06-18');
    }
    const moment = '2026-06-18T22:30:00.000Z';
    expect(format().day(moment)).toBe('19 Jun 2026');
    expect(format().dayOf(moment)).toBe('2026-06-19');
    expect(format({ timeZone: 'America/New_York' }).day(moment)).toBe('18 Jun 2026');
  });

  test('the year is shown if it is not the current one', () => {
    const { shortDay } = format();
    expect([shortDay('2026-06-18'), shortDay('2025-06-18')]).toEqual(['18 Jun', '18 Jun 2025']);
    // It is already 2027 aboard.
    expect(shortDay('2026-12-31T23:30:00.000Z')).toBe('1 Jan 2027');
  });

  test.each([
    ['2026-11-21T23:30:00.000Z', 'today'],
    ['2026-11-21T22:30:00.000Z', 'yesterday'],
    ['2026-11-20T12:00:00.000Z', '20 Nov'],
    ['2026-11-23', '23 Nov'],
    ['2025-11-22', '22 Nov 2025'],
  ])('recently: %s is %s', (iso, expected) => {
    expect(format().recentDay(iso)).toBe(expected);
  });

  test.each([
    ['en', ['tomorrow', 'in 3 days', '3 days ago', 'today']],
    ['fr', ['demain', 'dans 3 jours', 'il y a 3 jours', 'aujourd’hui']],
    ['zh', ['明天', '3天后', '3天前', '今天']],
    ['ja', ['明日', '3 日後', '3 日前', '今日']],
  ])('from today, in %s', (language, expected) => {
    const { relativeDay } = format({ language });
    expect(['2026-11-23', '2026-11-25', '2026-11-19', '2026-11-22'].map(relativeDay)).toEqual(expected);
  });

  test('a night in which the clocks change counts as one day', () => {
    // 29 March 2026 has 23 hours in Paris, 25 October has 25.
    expect(format({ today: '2026-03-30' }).daysUntil('2026-03-29T00:30:00.000Z')).toBe(-1);
    expect(format({ today: '2026-03-28' }).daysUntil('2026-03-30')).toBe(2);
    expect(format({ today: '2026-10-24' }).daysUntil('2026-10-26T22:59:00.000Z')).toBe(2);
    expect(format({ today: '2026-10-24' }).daysUntil('2026-10-26T23:00:00.000Z')).toBe(3);
  });

  test('a page heading names the ship and her day', () => {
    expect(format().printFacts).toBe('Halcyon · Sunday 22 November 2026');
    expect(format({ vessel: '', language: 'fr' }).printFacts).toBe('dimanche 22 novembre 2026');
  });

  test('parts of days', () => {
    const { weekday, weekdayAndDay, month } = format();
    expect([weekday('2026-11-22'), weekday('2026-11-22', 'long')]).toEqual(['Sun', 'Sunday']);
    expect(weekdayAndDay('2026-11-22')).toBe('Sun 22');
    expect([month('2026-11', 'narrow'), month('2026-11'), month('2026-11', 'long')]).toEqual([
      'N',
      'Nov',
      'November',
    ]);
  });

  test('a missing day prints as an empty text', () => {
    const { day, shortDay, recentDay, relativeDay, time, dayTime, longDay } = format();
    for (const print of [day, shortDay, recentDay, relativeDay, time, dayTime, longDay])
      expect([print(''), print(null), print(undefined)]).toEqual(['', '', '']);
  });
});

describe('times', () => {
  test('are in the ship’s time zone, in 24 hours', () => {
    const moment = '2026-06-18T22:05:00.000Z';
    expect(format().time(moment)).toBe('00:05');
    expect(format({ timeZone: 'Asia/Tokyo', language: 'ja' }).time(moment)).toBe('07:05');
    expect(format().fullDayTime(moment)).toBe('19 Jun 2026, 00:05');
    expect(format().dayTime('2026-11-21T07:05:00.000Z')).toBe('yesterday 08:05');
  });

  test('follow the change of clocks', () => {
    expect(format().time('2026-03-29T00:59:00.000Z')).toBe('01:59');
    expect(format().time('2026-03-29T01:00:00.000Z')).toBe('03:00');
  });

  test.each([
    ['2026-11-22T11:59:30.000Z', 'now'],
    ['2026-11-22T11:58:00.000Z', '2 minutes ago'],
    ['2026-11-22T09:00:00.000Z', '3 hours ago'],
    ['2026-11-19T11:00:00.000Z', '3 days ago'],
    ['2026-11-22T12:00:10.000Z', 'now'],
  ])('%s at noon is %s', (iso, expected) => {
    expect(format().ago(iso, '2026-11-22T12:00:00.000Z')).toBe(expected);
  });
});

describe('figures', () => {
  test.each([
    ['en', '4,812.5', '+9.5', '75%'],
    ['fr', '4 812,5', '+9,5', '75 %'],
    ['zh', '4,812.5', '+9.5', '75%'],
    ['ja', '4,812.5', '+9.5', '75%'],
  ])('in %s', (language, hours, difference, percent) => {
    const print = format({ language });
    expect(
      [print.hours(4812.48), print.hoursDifference(9.5), print.percent(0.75)].map((text) =>
        text.replace(NBSP, ' '),
      ),
    ).toEqual([hours, difference, percent]);
  });

  test('with the requested number of decimals', () => {
    expect([format().number(0.12345), format().number(0.12345, 1), format().number(12.6, 0)]).toEqual([
      '0.123',
      '0.1',
      '13',
    ]);
    expect(format().quantity(12.5, 'l')).toBe('12.5\u00A0l');
  });

  test.each([
    ['EUR', 450050, '€4,500.50'],
    ['JPY', 450050, '¥450,050'],
    ['BHD', 450050, 'BHD 450.050'],
    ['EUR', -5, '-€0.05'],
  ])('money has the decimals of its currency: %s', (currency, minor, expected) => {
    expect(format().money(minor, currency).replace(NBSP, ' ')).toBe(expected);
  });

  test('money in French, with its sign, and without an amount', () => {
    expect(format({ language: 'fr' }).money(450050, 'EUR').replace(NBSP, ' ')).toBe('4 500,50 €');
    expect(format().money(5, 'EUR', { signed: true })).toBe('+€0.05');
    expect([format().money(null, 'EUR'), format().money(0, 'EUR')]).toEqual(['', '€0.00']);
  });

  test('sizes of files, from a kilobyte on', () => {
    const { bytes } = format();
    expect([bytes(10), bytes(812 * 1024), bytes(4.2 * 1024 * 1024)]).toEqual(['1 kB', '812 kB', '4.2 MB']);
  });
});

test('lists of names, and sorted names', () => {
  expect(format().list(['Anna', 'Ben', 'Carla'])).toBe('Anna, Ben, and Carla');
  expect(format({ language: 'ja' }).list(['Anna', 'Ben'])).toBe('Anna、Ben');
  expect(['Generator 10', 'Generator 2'].sort(format().compare)).toEqual(['Generator 2', 'Generator 10']);
});
