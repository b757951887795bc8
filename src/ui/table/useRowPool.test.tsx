import { fireEvent, render, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useRowPool } from './useRowPool.ts';

const ROW_PX = 32;

type Props = { initial?: number; sizes: number[] };

const List = ({ initial = 0, sizes }: Props) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [memory] = useState({ initial, offset: 0 });
  const { size } = useRowPool({ scroller, count: 200, height: ROW_PX, memory });
  useLayoutEffect(() => {
    sizes.push(size);
  }, [sizes, size]);
  return <div ref={scroller} data-testid="list" />;
};

/** Rows that fill so much height, and one that is cut. */
const rowsIn = (px: number) => Math.ceil(px / ROW_PX) + 1;

it('draws the rows in sight first, and those beyond the edges after them', async () => {
  const sizes: number[] = [];
  render(<List sizes={sizes} />);
  await waitFor(() => expect(sizes.at(-1)).toBe(rowsIn(800) + 14));
  expect(sizes[0]).toBe(rowsIn(innerHeight * 0.7));
});

it('draws all at once where one comes back to a place in the list', async () => {
  const sizes: number[] = [];
  const { getByTestId } = render(<List initial={640} sizes={sizes} />);
  await waitFor(() => expect(sizes.at(-1)).toBe(rowsIn(800) + 14));
  expect(sizes).toEqual([0, rowsIn(800) + 14]);
  fireEvent.scroll(getByTestId('list'), { target: { scrollTop: 1280 } });
  expect(sizes).toHaveLength(2);
});
