import type { ReactNode } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DataTable, type DataTableProps, type Rest } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { useSavedViews } from '../queries.ts';

/** The texts of every list, by the same keys in each module. */
export type ListText = 'title' | 'loadFailed' | 'empty' | 'emptyHint';

export type ListQuery<T> = {
  data?: readonly T[] | undefined;
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
  /** The data is only the first rows of the list as it opens. */
  rest?: Rest | undefined;
};

type Given =
  | 'label'
  | 'rows'
  | 'rest'
  | 'getRowId'
  | 'error'
  | 'onRetry'
  | 'empty'
  | 'state'
  | 'onStateChange';

export type ListTableProps<T extends object> = Omit<DataTableProps<T>, Given | 'savedViews' | 'layoutKey'> & {
  /** The module's texts. */
  t: (key: ListText) => string;
  /** Texts of this list that differ. */
  texts?: Partial<Record<ListText, string>>;
  /** The name of the list, if it differs from the page's. */
  label?: string;
  query: ListQuery<T>;
  /** The name under which views of this list are saved; without it the list has none. */
  saved?: string | undefined;
  icon: ReactNode;
  /** The action of an empty list. */
  emptyAction?: ReactNode;
  /** The id of a row, if it is not `_id`. */
  getRowId?: (row: T) => string;
};

const none: readonly never[] = [];
const idOf = (row: { _id?: string }) => row._id ?? '';

/** A list: its state in the URL, its saved views, and its texts while loading, failed or empty. */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const { t, texts = {}, label, query, saved, icon, emptyAction, loading, ...table } = props;
  const { data, isPending, isError, refetch, rest } = query;
  const rows = data ?? none;
  const text = (key: ListText) => texts[key] ?? t(key);
  const { savedViews, layoutKey } = useSavedViews(saved);
  return (
    <DataTable<T>
      getRowId={idOf}
      {...table}
      {...useTableSearch()}
      savedViews={savedViews}
      layoutKey={`${layoutKey}:${saved ?? table.columns.map(({ id }) => id).join()}`}
      label={label ?? text('title')}
      rows={rows}
      rest={rest}
      // A page may wait for more than its list.
      loading={isPending || (!data && !isError) || loading}
      error={isError && rows.length === 0 ? text('loadFailed') : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState icon={icon} title={text('empty')} hint={text('emptyHint')} action={emptyAction} />}
    />
  );
}
