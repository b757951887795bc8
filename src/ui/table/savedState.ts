import type { ColumnLayout, TableState, TableView } from './column.ts';

/** The part of a list's state that a saved view contains. */
export type SavedState = Omit<TableState, 'saved'> & { layout?: ColumnLayout | undefined };

/** A view that a user has saved; `by` is its owner. */
export type SavedView = {
  id: string;
  name: string;
  state: SavedState;
  /** Visible to everybody on the vessel. */
  shared: boolean;
  mine: boolean;
  by: string;
};

/** The saved views of a list, and functions to change them; users can change only their own. */
export type SavedViews = {
  /** Undefined while loading. */
  list: readonly SavedView[] | undefined;
  /** Returns the id of the new view. */
  save: (view: Pick<SavedView, 'name' | 'shared' | 'state'>) => string;
  change: (id: string, fields: Partial<Pick<SavedView, 'name' | 'shared' | 'state'>>) => void;
  remove: (view: SavedView) => void;
};

/** The default state of a list; it contains every key, so that it replaces any previous state. */
export const DEFAULT_STATE: Record<keyof TableState, undefined> = {
  q: undefined,
  view: undefined,
  sort: undefined,
  desc: undefined,
  thenBy: undefined,
  f: undefined,
  hide: undefined,
  group: undefined,
  saved: undefined,
};

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
