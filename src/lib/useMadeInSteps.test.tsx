import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMadeInSteps } from './useMadeInSteps.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const double = (value: number) => 2 * value;
const triple = (value: number) => 3 * value;

const open = (list: readonly number[] | undefined) => {
  const seen: (readonly number[] | undefined)[] = [];
  const view = renderHook(
    (props: { list: readonly number[] | undefined; make: (value: number) => number }) => {
      const made = useMadeInSteps(props.list, props.make);
      seen.push(made);
      return made;
    },
    { initialProps: { list, make: double } },
  );
  return { ...view, seen };
};

test('a long list that comes later is there when all of it is made', async () => {
  const { result, rerender, seen } = open(undefined);
  expect(result.current).toBeUndefined();
  const list = numbers(3000);
  rerender({ list, make: double });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual(list.map(double)));
  expect(seen.every((made) => made === undefined || made.length === 3000)).toBe(true);
  // From then on changes show at once.
  const more = [...list, 7];
  rerender({ list: more, make: double });
  expect(result.current).toEqual(more.map(double));
  rerender({ list: more, make: triple });
  expect(result.current).toEqual(more.map(triple));
});

test('what changes while a long list is made is in it', async () => {
  const { result, rerender } = open(undefined);
  rerender({ list: numbers(3000), make: double });
  const list = numbers(2000);
  rerender({ list, make: triple });
  await waitFor(() => expect(result.current).toBeDefined());
  expect(result.current).toEqual(list.map(triple));
});

test('a short list, and one that was there before the page, are there at once', () => {
  const short = open(undefined);
  short.rerender({ list: numbers(20), make: double });
  expect(short.result.current).toEqual(numbers(20).map(double));
  // Also when it grows long.
  short.rerender({ list: numbers(3000), make: double });
  expect(short.result.current).toEqual(numbers(3000).map(double));
  expect(open(numbers(3000)).result.current).toEqual(numbers(3000).map(double));
});
