import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Listed } from '../listRules.ts';
import { type Effect, ruleOf, rulesOf } from './effect.ts';

const key = ['things', 'list', 'boat'];
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const base = { resource: 'things', names: [] };
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ _id: id, at: fc.constantFrom('start' as const, 'end' as const) }).map(({ _id, at }) => ({
    ...base,
    inserted: { lists: ['things', 'list'], at, items: [{ _id: `${_id}${at}` }] },
    changed: {},
    removed: [],
  })),
  fc
    .record({ _id: id, end: fc.constantFrom('', 'start', 'end'), name: fc.string() })
    .map(({ _id, end, name }) => ({
      ...base,
      changed: { [_id + end]: { before: { name: '' }, after: { name } } },
      removed: [],
    })),
  id.map((_id) => ({ ...base, changed: {}, removed: [{ item: { _id }, places: [] }] })),
);

test('several effects in one pass give the same list as one after the other', () => {
  fc.assert(
    fc.property(fc.array(effect, { maxLength: 12 }), fc.uniqueArray(id), (effects, ids) => {
      // An entity is created once, and nothing can change it before.
      const made = new Set<string>();
      const possible = effects.filter(({ inserted, changed }) => {
        const [item] = inserted?.items ?? [];
        if (item) return !made.has(item._id) && made.add(item._id);
        return Object.keys(changed).every((each) => each.length === 1 || made.has(each));
      });
      const list = ids.map((_id) => ({ _id }));
      const expected = possible.reduce<readonly Listed[]>((items, each) => ruleOf(each, key)(items), list);
      expect(rulesOf(possible, key)(list)).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

test('an item goes into the list under a key with an object in it, also after the effect was stored', () => {
  const lists = ['things', 'list', 'volume', { before: 4 }];
  const inserted = structuredClone({ lists, at: 'start' as const, items: [{ _id: 'new' }] });
  const insert: Effect = { ...base, inserted, changed: {}, removed: [] };
  expect(ruleOf(insert, lists)([{ _id: 'a' }])).toEqual([{ _id: 'new' }, { _id: 'a' }]);
  expect(ruleOf(insert, ['things', 'list', 'volume', {}])([])).toEqual([]);
});
