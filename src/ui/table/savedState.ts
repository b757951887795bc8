import type { TableState, TableView } from './column.ts';

/** What a saved view keeps of the state of its list. */
export type SavedState = Omit<TableState, 'saved'>;

/** A view that a person has saved; `by` is whose it is. */
export type SavedView = {
  id: string;
  name: string;
  state: SavedState;
  /** Everybody on the vessel sees it. */
  shared: boolean;
  mine: boolean;
  by: string;
};

/** The saved views of a list, and how to change them; only one's own can be changed. */
export type SavedViews = {
  /** Undefined until they are known. */
  list: readonly SavedView[] | undefined;
  /** Answers the id of the new view. */
  save: (view: Pick<SavedView, 'name' | 'shared' | 'state'>) => string;
  change: (id: string, fields: Partial<Pick<SavedView, 'name' | 'shared' | 'state'>>) => void;
  remove: (view: SavedView) => void;
};

/** The state of a list where nothing is chosen; every key, so that it takes the place of whatever was. */
export const PLAIN: Record<keyof TableState, undefined> = {
  q: undefined,
  view: undefined,
  sort: undefined,
  desc: undefined,
  f: undefined,
  hide: undefined,
  group: undefined,
  saved: undefined,
};

/** What of a state is worth saving: only what differs from the list as it comes. */
export const savedStateOf = (
  { q, view, sort, desc, f, hide, group }: TableState,
  views: readonly TableView<never>[] | undefined,
): SavedState => {
  const words = q?.trim();
  const filters = Object.entries(f ?? {}).filter(([, chosen]) => chosen.length > 0);
  const state: SavedState = {};
  if (words) state.q = words;
  if (view !== undefined && view !== views?.[0]?.id) state.view = view;
  if (sort !== undefined) state.sort = sort;
  if (sort !== undefined && desc) state.desc = true;
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
    rest.group,
    filters.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    hide && [...hide].sort(),
  ]);
};

/** Whether two states show the same list; in which order filters and columns were ticked does not count. */
export const sameState = (a: TableState, b: TableState, views: readonly TableView<never>[] | undefined) =>
  plain(a, views) === plain(b, views);
