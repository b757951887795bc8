import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableState } from './column.ts';
import { DEFAULT_STATE } from './savedState.ts';
import { sameState, savedStateOf } from './viewState.ts';

const views = [
  { id: 'all', label: 'All', filter: () => true },
  { id: 'deck', label: 'Deck', filter: () => true },
];
const word = fc.constantFrom('a', 'b', 'c');
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const states: fc.Arbitrary<TableState> = fc.record({
  q: maybe(fc.constantFrom('', ' ', 'pump', ' pump ')),
  view: maybe(fc.constantFrom('all', 'deck')),
  sort: maybe(word),
  desc: maybe(fc.boolean()),
  thenBy: maybe(fc.array(word)),
  f: maybe(fc.dictionary(word, fc.uniqueArray(word))),
  hide: maybe(fc.uniqueArray(word)),
  group: maybe(word),
  saved: maybe(fc.constant('v1')),
});

describe('the content of a saved view', () => {
  it('shows the same list as when it was saved, without redundant values', () => {
    fc.assert(
      fc.property(states, (state) => {
        const saved = savedStateOf(state, views);
        expect(sameState(saved, state, views)).toBe(true);
        expect(savedStateOf(saved, views)).toEqual(saved);
        expect(Object.values(saved)).not.toContain(undefined);
      }),
    );
  });

  it('replaces everything that was set before', () => {
    fc.assert(
      fc.property(states, states, (before, state) => {
        const saved = savedStateOf(state, views);
        expect(sameState({ ...before, ...DEFAULT_STATE, ...saved }, state, views)).toBe(true);
      }),
    );
  });

  it('differs if anything differs, except the order of ticks', () => {
    const state: TableState = { q: 'pump', f: { place: ['Deck', 'Mast'], crew: ['Tom'] }, hide: ['a', 'b'] };
    const turned: TableState = {
      hide: ['b', 'a'],
      f: { crew: ['Tom'], place: ['Mast', 'Deck'] },
      q: 'pump ',
    };
    expect(sameState(state, turned, views)).toBe(true);
    const others: TableState[] = [
      { q: 'pumps' },
      { f: { place: ['Deck'] } },
      { hide: ['a'] },
      { hide: undefined },
      { group: 'place' },
      { sort: 'place' },
      { view: 'deck' },
    ];
    for (const other of others) expect(sameState(state, { ...state, ...other }, views)).toBe(false);
    expect(sameState({ sort: 'a' }, { sort: 'a', desc: true }, views)).toBe(false);
    expect(sameState({ view: 'all' }, {}, views)).toBe(true);
  });
});
