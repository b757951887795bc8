import { expect, test } from 'vitest';
import { searchOptions } from './searchOptions.ts';

const options = [
  { label: 'Power generation' },
  { label: 'Emergency fire pump', hint: 'Bilge' },
  { label: 'Bus bar', hint: 'Generator 2' },
  { label: 'Generator 1', hint: 'Power generation' },
];
const labels = (typed: string) => searchOptions(options, typed).map(({ label }) => label);

test('options that begin with the typed words come first, then those with a word that does', () => {
  expect(labels('gen')).toEqual(['Generator 1', 'Power generation', 'Emergency fire pump', 'Bus bar']);
});

test('every word must occur, whatever its case and accents', () => {
  expect(labels('1 générator')).toEqual(['Generator 1']);
  expect(labels('bilge gen')).toEqual(['Emergency fire pump']);
  expect(labels('')).toHaveLength(4);
  expect(labels('crane')).toEqual([]);
});
