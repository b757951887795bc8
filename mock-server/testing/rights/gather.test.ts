import { expect, test } from 'vitest';
import { gather } from './gather.ts';

test('what the modules say is put together', () => {
  const parts = [
    ['a.fixture.ts', { 'a.list': 1 }],
    ['b.fixture.ts', undefined],
    ['c.fixture.ts', { 'c.list': 2 }],
  ] as const;
  expect(gather<number>(parts)).toEqual({ 'a.list': 1, 'c.list': 2 });
});

test('what two modules name is refused, and it is said which and what to do', () => {
  const parts = [
    ['a.fixture.ts', { 'a.list': 1 }],
    ['b.fixture.ts', { 'a.list': 1 }],
  ] as const;
  expect(() => gather<number>(parts)).toThrow(
    'a.fixture.ts and b.fixture.ts both name a.list: leave it beside the module that serves it, and delete it in the other',
  );
});
