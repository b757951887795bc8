import { expect, test } from 'vitest';
import { staysOf } from './lastPorts.ts';

test('entries at one place are one stay, a return is another, the last comes first', () =>
  expect(
    staysOf([
      { place: 'Antibes', day: '2026-06-01' },
      { place: 'antibes ', day: '2026-06-03' },
      { place: '', day: '2026-06-04' },
      { place: 'Genoa', day: '2026-06-05' },
      { place: 'Antibes', day: '2026-06-09' },
    ]),
  ).toEqual([
    { place: 'Antibes', from: '2026-06-09', to: '2026-06-09' },
    { place: 'Genoa', from: '2026-06-05', to: '2026-06-05' },
    { place: 'Antibes', from: '2026-06-01', to: '2026-06-03' },
  ]));
