import { expect, test } from 'vitest';
import { type Certificate, type CertificateKind, certificates } from './contract.ts';
import { alertStep, bestOf, daysLeft, expiryLevel, requiredKinds } from './rules.ts';

const today = '2026-06-18';
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
const expiringIn = (days: number | null, kind: CertificateKind = 'medical') => ({
  kind,
  expiresAt: days === null ? null : inDays(days),
});

test.each([
  [400, null, 'good'],
  [91, null, 'good'],
  [90, 90, 'soon'],
  [61, 90, 'soon'],
  [60, 60, 'soon'],
  [30, 30, 'soon'],
  [8, 30, 'soon'],
  [7, 7, 'soon'],
  [1, 7, 'soon'],
  [0, 0, 'soon'],
  [-1, 0, 'expired'],
  [null, null, 'forEver'],
])('with %s days left its alert is %s and it is %s', (days, step, level) => {
  expect(alertStep(expiringIn(days), today)).toBe(step);
  expect(expiryLevel(expiringIn(days), today)).toBe(level);
  expect(daysLeft(expiringIn(days), today)).toBe(days);
});

test('a passport is announced half a year before', () => {
  expect(alertStep(expiringIn(180, 'passport'), today)).toBe(180);
  expect(alertStep(expiringIn(181, 'passport'), today)).toBeNull();
  expect(alertStep(expiringIn(180), today)).toBeNull();
});

test('a change of clocks between today and then loses no day', () => {
  expect(daysLeft({ expiresAt: '2026-11-01' }, '2026-10-01')).toBe(31);
});

test.each([
  ['Captain', 'Bridge', ['coc', 'gmdss']],
  ['Chief Engineer', 'Engine', ['coc']],
  ['Deckhand', 'Deck', []],
  ['Head Chef', 'Galley', ['foodHygiene']],
])('%s of %s needs %j besides what everybody needs', (jobtitle, department, more) => {
  const kinds = requiredKinds({ jobtitle, department });
  expect(kinds).toEqual(['passport', 'medical', 'basicSafety', 'securityAwareness', ...more]);
});

test('a cell of the matrix shows the certificate with the latest expiry', () => {
  const make = (_id: string, expiresAt: string | null, userID = 'u'): Certificate =>
    certificates.item.parse({
      _id,
      boatID: 'b',
      userID,
      kind: 'medical',
      expiresAt,
      rev: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      updatedBy: '',
    });
  const list = [make('1', inDays(3)), make('2', inDays(300)), make('3', inDays(900), 'other')];
  expect(bestOf(list, 'u', 'medical')?._id).toBe('2');
  expect(bestOf([...list, make('4', null)], 'u', 'medical')?._id).toBe('4');
  expect(bestOf(list, 'u', 'passport')).toBeUndefined();
});
