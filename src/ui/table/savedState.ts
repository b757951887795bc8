import type { ColumnLayout, TableState } from './column.ts';

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
