import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useViewCounts } from './useViewCounts.ts';

type Row = { open: boolean };
const rowsOf = (count: number, open: (index: number) => boolean): Row[] =>
  Array.from({ length: count }, (_, index) => ({ open: open(index) }));
const views = [
  { id: 'open', label: 'Open', filter: (row: Row) => row.open },
  { id: 'all', label: 'All', filter: () => true },
];
const others = [{ id: 'closed', label: 'Closed', filter: (row: Row) => !row.open }];

const open = (rows: Row[]) =>
  renderHook((props) => useViewCounts(props.rows, props.views), { initialProps: { rows, views } });

test('a short list is counted at once', () => {
  expect(open(rowsOf(20, (index) => index < 5)).result.current).toEqual([5, 20]);
});

test('a long list is counted by and by; what was counted stays until then, and is never of other views', async () => {
  const { result, rerender } = open(rowsOf(3000, (index) => index < 700));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual([700, 3000]));
  const rows = rowsOf(2999, (index) => index < 699);
  rerender({ rows, views });
  expect(result.current).toEqual([700, 3000]);
  await waitFor(() => expect(result.current).toEqual([699, 2999]));
  rerender({ rows, views: others });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual([2300]));
});
