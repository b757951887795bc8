import { describe, expect, test } from 'vitest';
import {
  parseBasis,
  parseEvery,
  parseMinutes,
  parsePriority,
  parseStatus,
  splitNames,
} from './parseCells.ts';
import { parseDay } from './parseDay.ts';
import { parseParts, parseTasks } from './parseLists.ts';

describe('an interval', () => {
  const months = (count: number) => ({
    calendarInterval: count,
    calendarUnit: 'months',
    hoursInterval: null,
  });
  const hours = (count: number) => ({ calendarInterval: null, calendarUnit: 'months', hoursInterval: count });
  test.each([
    ['6 months', months(6)],
    ['every 3 months', months(3)],
    ['m', months(1)],
    ['Monthly', months(1)],
    ['quarterly', months(3)],
    ['2 quarters', months(6)],
    ['semestriel', months(6)],
    ['tous les 6 mois', months(6)],
    ['每3个月', months(3)],
    ['每季度', months(3)],
    ['6ヶ月ごと', months(6)],
    ['６か月毎', months(6)],
    ['weekly', { ...months(1), calendarUnit: 'weeks' }],
    ['毎週', { ...months(1), calendarUnit: 'weeks' }],
    ['toutes les 2 semaines', { ...months(2), calendarUnit: 'weeks' }],
    ['90 days', { ...months(90), calendarUnit: 'days' }],
    ['2 ans', { ...months(2), calendarUnit: 'years' }],
    ['250 h', hours(250)],
    ['2,000 h', hours(2000)],
    ['1 000 heures', hours(1000)],
    ['250小时', hours(250)],
    ['250時間', hours(250)],
    ['12 m / 2000 h', { ...months(12), hoursInterval: 2000 }],
    ['2000 h or 12 months', { ...months(12), hoursInterval: 2000 }],
    ['1000 heures ou 2 ans', { calendarInterval: 2, calendarUnit: 'years', hoursInterval: 1000 }],
    ['12か月または2000時間', { ...months(12), hoursInterval: 2000 }],
    ['12个月或2000小时', { ...months(12), hoursInterval: 2000 }],
    ['once', { ...months(1), calendarInterval: null }],
    ['1.500 h', 'unclear'],
    ['3', undefined],
    ['h', undefined],
    ['0 months', undefined],
    ['1.5 months', undefined],
    ['when needed', undefined],
    ['250 h / 500 h', undefined],
    ['1 m / 2 w', undefined],
  ])('%s', (text, rhythm) => {
    expect(parseEvery(text)).toEqual(rhythm);
  });
});

describe('a day', () => {
  test.each([
    ['2026-06-18', '2026-06-18'],
    ['2026-06-18T14:30:00.000Z', '2026-06-18'],
    ['2026/6/8', '2026-06-08'],
    ['18/06/2026', '2026-06-18'],
    ['06/18/2026', '2026-06-18'],
    ['5/5/2026', '2026-05-05'],
    ['06.07.2026', '2026-07-06'],
    ['18 Jun 2026', '2026-06-18'],
    ['18-Jun-26', '2026-06-18'],
    ['June 18, 2026', '2026-06-18'],
    ['Mar 3, 2026', '2026-03-03'],
    ['Thu 18 Jun 2026', '2026-06-18'],
    ['18 juin 2026', '2026-06-18'],
    ['1er août 2026', '2026-08-01'],
    ['18 juil. 2026', '2026-07-18'],
    ['2026年6月18日', '2026-06-18'],
    ['令和8年6月18日', '2026-06-18'],
    ['06/07/2026', 'unclear'],
    ['06.18', 'unclear'],
    ['18/06/26', 'unclear'],
    ['18 Jun', 'unclear'],
    ['6月18日', 'unclear'],
    ['31/02/2026', undefined],
    ['2026-13-01', undefined],
    ['46191', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});

test.each([
  ['90', 90],
  ['90 min', 90],
  ['1 h 30', 90],
  ['1h30', 90],
  ['1:30', 90],
  ['1.5 h', 90],
  ['1,5 heures', 90],
  ['about 2 h', 120],
  ['1小时30分', 90],
  ['1時間30分', 90],
  ['45分', 45],
  ['a day', undefined],
])('a time: %s', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes);
});

test.each([
  ['Waiting for parts', 'waitingParts'],
  ['waiting_parts', 'waitingParts'],
  ['En cours', 'inProgress'],
  ['待料', 'waitingParts'],
  ['ドック待ち', 'waitingYard'],
  ['完成', 'done'],
  ['完了', 'done'],
  ['annulé', 'cancelled'],
  ['No status', ''],
  ['whatever', undefined],
])('a status: %s', (text, status) => {
  expect(parseStatus(text)).toBe(status);
});

test.each([
  ['HIGH', 'high'],
  ['1', 'urgent'],
  ['élevée', 'high'],
  ['普通', 'normal'],
  ['至急', 'urgent'],
  ['低', 'low'],
  ['so so', undefined],
])('a priority: %s', (text, priority) => {
  expect(parsePriority(text)).toBe(priority);
});

test.each([
  ['Fixed', 'fixed'],
  ['échéance', 'fixed'],
  ['完了日', 'completion'],
  ['从完成日', 'completion'],
])('a basis: %s', (text, basis) => {
  expect(parseBasis(text)).toBe(basis);
});

test('names, steps and parts are one per line, or separated', () => {
  expect(splitNames('Tom Halvorsen; pnair / 森健司、K. Mori')).toEqual([
    'Tom Halvorsen',
    'pnair',
    '森健司',
    'K. Mori',
  ]);
  const id = (index: number) => `id${index}`;
  expect(parseTasks('1. Isolate; pump 1\n- Pressure [bar 0.8..1.6]\n• Seal [photo]', id)).toEqual([
    { _id: 'id0', text: 'Isolate; pump 1', photo: false, unit: '', min: null, max: null },
    { _id: 'id1', text: 'Pressure', photo: false, unit: 'bar', min: 0.8, max: 1.6 },
    { _id: 'id2', text: 'Seal', photo: true, unit: '', min: null, max: null },
  ]);
  expect(parseTasks('Freezer [°C -25..-18]; Ice [°C ..-1]; Depth [mm]', id)).toMatchObject([
    { unit: '°C', min: -25, max: -18 },
    { unit: '°C', min: null, max: -1 },
    { unit: 'mm', min: null, max: null },
  ]);
  expect(parseParts('2 x Oil filter (GM47465); Gasket；1,5 x Grease', id)).toEqual([
    { _id: 'id0', name: 'Oil filter', partNo: 'GM47465', quantity: 2, inventoryID: '', spareID: '' },
    { _id: 'id1', name: 'Gasket', partNo: '', quantity: 1, inventoryID: '', spareID: '' },
    { _id: 'id2', name: 'Grease', partNo: '', quantity: 1.5, inventoryID: '', spareID: '' },
  ]);
});
