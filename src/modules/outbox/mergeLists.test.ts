import { expect, test } from 'vitest';
import { listChanges, mergeLists } from './mergeLists.ts';

const step = (_id: string, text = _id) => ({ _id, text });

test('the elements of two lists that differ are told one by one', () => {
  expect(listChanges([step('a'), step('b'), step('c')], [step('c', 'C'), step('a'), step('d')])).toEqual([
    { kind: 'removed', element: step('b') },
    { kind: 'changed', from: step('c'), to: step('c', 'C') },
    { kind: 'added', element: step('d') },
  ]);
  expect(listChanges(['x'], ['x', 'y'])).toEqual([{ kind: 'added', element: 'y' }]);
});

test('both keeps what each added, removed and changed', () => {
  const before = [step('a'), step('b'), step('c')];
  expect(
    mergeLists(
      before,
      [step('a'), step('c'), step('mine')],
      [step('a', 'A'), step('b'), step('c'), step('theirs')],
    ),
  ).toEqual([step('a', 'A'), step('c'), step('theirs'), step('mine')]);
  expect(mergeLists(['tom'], ['tom', 'ann'], [])).toEqual(['ann']);
  expect(mergeLists(null, ['ann'], ['tom', 'ann'])).toEqual(['tom', 'ann']);
});

test('what both changed in different ways is not merged, and neither is what is no list', () => {
  const before = [step('a')];
  expect(mergeLists(before, [step('a', 'mine')], [step('a', 'theirs')])).toBeUndefined();
  expect(mergeLists(before, [step('a', 'mine')], [])).toBeUndefined();
  expect(mergeLists(before, [step('a', 'same')], [step('a', 'same'), step('b')])).toEqual([
    step('a', 'same'),
    step('b'),
  ]);
  expect(mergeLists('', 'mine', 'theirs')).toBeUndefined();
});
