import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertFirst, insertLast, type ListRule, removeItem, replaceFields, undo } from './listRules.ts';

type Item = { _id: string; name: string; size?: number };
const a = { _id: 'a', name: 'A' };
const b = { _id: 'b', name: 'B' };
const c = { _id: 'c', name: 'C' };
const list: Item[] = [a, b, c];

describe('list rules', () => {
  test.each<[string, ListRule<Item>, Item[]]>([
    [
      'a new item comes first',
      insertFirst<Item>({ _id: 'd', name: 'D' }),
      [{ _id: 'd', name: 'D' }, a, b, c],
    ],
    [
      'several come first in their order',
      insertFirst<Item>({ _id: 'd', name: 'D' }, { _id: 'e', name: 'E' }),
      [{ _id: 'd', name: 'D' }, { _id: 'e', name: 'E' }, a, b, c],
    ],
    ['a sub-form comes last', insertLast<Item>({ _id: 'd', name: 'D' }), [a, b, c, { _id: 'd', name: 'D' }]],
    [
      'the same item again is not twice there',
      insertFirst<Item>({ _id: 'b', name: 'B2' }),
      [{ _id: 'b', name: 'B2' }, a, c],
    ],
    [
      'update replaces the listed fields',
      replaceFields<Item>('b', { name: 'B2' }),
      [a, { _id: 'b', name: 'B2' }, c],
    ],
    [
      'an undefined field blanks nothing',
      replaceFields<Item>('b', { name: undefined, size: 3 } as Partial<Item>),
      [a, { _id: 'b', name: 'B', size: 3 }, c],
    ],
    ['delete removes by _id', removeItem<Item>('b'), [a, c]],
    ['an unknown _id changes nothing', removeItem<Item>('z'), list],
  ])('%s', (_name, rule, expected) => {
    expect(rule(list)).toEqual(expected);
  });
});

describe('undo', () => {
  test('undoing a failed removal does not bring back what another removal took', () => {
    const afterFirst = removeItem<Item>('a')(list);
    const afterSecond = removeItem<Item>('b')(afterFirst);
    // The first fails after the second has succeeded; a snapshot would show both again.
    expect(undo(list, afterFirst)(afterSecond)).toEqual([a, c]);
  });

  test('undoing a failed change keeps what others changed in the same item', () => {
    const renamed = replaceFields<Item>('b', { name: 'mine' })(list);
    const sized = replaceFields<Item>('b', { size: 9 })(renamed);
    expect(undo(list, renamed)(sized)).toEqual([a, { _id: 'b', name: 'B', size: 9 }, c]);
  });

  test('undoing a failed change does not overwrite a later change of the same field', () => {
    const mine = replaceFields<Item>('b', { name: 'mine' })(list);
    const theirs = replaceFields<Item>('b', { name: 'theirs' })(mine);
    expect(undo(list, mine)(theirs)).toEqual([a, { _id: 'b', name: 'theirs' }, c]);
  });

  const items = fc.uniqueArray(fc.record({ _id: fc.stringMatching(/^[a-f]$/), name: fc.string() }), {
    selector: (item) => item._id,
  });
  const rules = fc.oneof(
    fc
      .record({ _id: fc.stringMatching(/^[g-k]$/), name: fc.string() })
      .map((item) => insertFirst<Item>(item)),
    fc.record({ _id: fc.stringMatching(/^[g-k]$/), name: fc.string() }).map((item) => insertLast<Item>(item)),
    fc
      .tuple(fc.stringMatching(/^[a-f]$/), fc.string())
      .map(([id, name]) => replaceFields<Item>(id, { name })),
    fc.stringMatching(/^[a-f]$/).map((id) => removeItem<Item>(id)),
  );

  test('undoes exactly what a rule did, in place', () => {
    fc.assert(
      fc.property(items, rules, (before, rule) => {
        const after = rule(before);
        expect(undo(before, after)(after)).toEqual(before);
      }),
    );
  });
});
