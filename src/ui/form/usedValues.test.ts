import { expect, test } from 'vitest';
import { usedValues } from './usedValues.ts';

test('the most frequent text is suggested first, equally frequent ones alphabetically, empty ones never', () => {
  const cities = ['Palma', 'Antibes', '', 'Toulon', 'Palma', 'Barcelona'].map((city) => ({ city }));
  expect(usedValues(cities, 'city')).toEqual(['Palma', 'Antibes', 'Barcelona', 'Toulon']);
});
