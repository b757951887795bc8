import { describe, expect, test } from 'vitest';
import { peakGuests, tooManyGuests } from './stays.ts';

const stay = (embarkmentDate: string | null, disembarkmentDate: string | null) => ({
  embarkmentDate,
  disembarkmentDate,
});

describe('guests at once', () => {
  test('the thirteenth makes a passenger ship', () => {
    expect(tooManyGuests(12)).toBe(false);
    expect(tooManyGuests(13)).toBe(true);
  });

  test('finds the fullest day from today on, including the ends of stays', () => {
    const guests = [
      stay('2026-06-01', '2026-06-10'),
      stay('2026-06-10', '2026-06-20'),
      stay('2026-06-12', null),
      stay(null, null),
    ];
    expect(peakGuests(guests, '2026-06-05')).toEqual({ day: '2026-06-10', count: 2 });
    expect(peakGuests(guests, '2026-06-25')).toEqual({ day: '2026-06-25', count: 1 });
    expect(peakGuests([stay('', '')], '2026-06-05')).toBeUndefined();
  });
});
