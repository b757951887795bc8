import type { TableState, TableView } from './column.ts';
import type { SavedState } from './savedState.ts';

/** The part of a state worth saving: only what differs from the default list. */
export const savedStateOf = (
  { q, view, sort, desc, thenBy, f, hide, group }: TableState,
  views: readonly TableView<never>[] | undefined,
): SavedState => {
  const words = q?.trim();
  const filters = Object.entries(f ?? {}).filter(([, chosen]) => chosen.length > 0);
  const state: SavedState = {};
  if (words) state.q = words;
  if (view !== undefined && view !== views?.[0]?.id) state.view = view;
  if (sort !== undefined) state.sort = sort;
  if (sort !== undefined && desc) state.desc = true;
  if (sort !== undefined && thenBy?.length) state.thenBy = thenBy;
  if (filters.length > 0) state.f = Object.fromEntries(filters);
  if (hide) state.hide = hide;
  if (group !== undefined) state.group = group;
  return state;
};

const plain = (state: TableState, views: readonly TableView<never>[] | undefined) => {
  const { f, hide, ...rest } = savedStateOf(state, views);
  const filters = Object.entries(f ?? {}).map(([key, chosen]) => [key, [...chosen].sort()]);
  return JSON.stringify([
    rest.q,
    rest.view,
    rest.sort,
    rest.desc,
    rest.thenBy,
    rest.group,
    filters.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    hide && [...hide].sort(),
  ]);
};

/** Whether two states show the same list; the order in which filters and columns were ticked does not matter. */
export const sameState = (a: TableState, b: TableState, views: readonly TableView<never>[] | undefined) =>
  plain(a, views) === plain(b, views);
