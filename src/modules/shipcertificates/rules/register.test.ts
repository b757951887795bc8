import { expect, test } from 'vitest';
import { type ShipCertificate, shipcertificates } from '../contract.ts';
import { toAct } from './register.ts';

const today = '2026-06-18';
const certificate = (name: string, fields: object): ShipCertificate =>
  shipcertificates.item.parse({
    ...{ _id: name, boatID: 'boat', name, rev: 1, updatedBy: '', ...fields },
    ...{ createdAt: '2024-01-01T00:00:00.000Z', updatedAt: '2024-01-01T00:00:00.000Z' },
  });

test('home tells what is expired, missed, in its last 90 days or open for survey, the worst first', () => {
  const shown = toAct(
    [
      certificate('valid', { expires: '2027-06-18' }),
      certificate('without expiry', {}),
      certificate('open', { issued: '2025-06-01', expires: '2030-06-01', scheme: 'annual' }),
      certificate('in 90 days', { expires: '2026-09-16' }),
      certificate('in 91 days', { expires: '2026-09-17' }),
      certificate('today', { expires: '2026-06-18' }),
      certificate('missed', { issued: '2024-06-01', expires: '2029-03-10', scheme: 'annual' }),
      certificate('yesterday', { expires: '2026-06-17' }),
      certificate('long ago', { expires: '2025-06-17' }),
      certificate('withdrawn', { expires: '2025-06-17', withdrawn: true }),
      certificate('replaced', { expires: '2026-06-17' }),
      certificate('renewal', { expires: '2031-06-17', replaces: 'replaced' }),
    ],
    today,
  );
  expect(shown.map(({ certificate: { name }, state }) => `${name}: ${state}`)).toEqual([
    ...['long ago: expired', 'yesterday: expired', 'missed: missed'],
    ...['today: due', 'in 90 days: due', 'open: window'],
  ]);
});
