import type { ReactNode } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DataTable, type DataTableProps } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { useSavedViews } from '../queries.ts';

/** What every list says, by the same keys in the texts of each module. */
export type ListText = 'title' | 'loadFailed' | 'empty' | 'emptyHint';

export type ListQuery<T> = {
  data?: readonly T[] | undefined;
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
};

type Given = 'label' | 'rows' | 'getRowId' | 'error' | 'onRetry' | 'empty' | 'state' | 'onStateChange';

export type ListTableProps<T extends object> = Omit<DataTableProps<T>, Given | 'savedViews'> & {
  /** The module's texts. */
  t: (key: ListText) => string;
  /** What this list says otherwise. */
  texts?: Partial<Record<ListText, string>>;
  /** Names the list, where that is not what names the page. */
  label?: string;
  query: ListQuery<T>;
  /** The name that views of this list are kept under; without it none are. */
  saved?: string | undefined;
  icon: ReactNode;
  /** What to do about an empty list. */
  emptyAction?: ReactNode;
  /** Where the id is not `_id` of the row. */
  getRowId?: (row: T) => string;
};

const none: readonly never[] = [];
const idOf = (row: { _id?: string }) => row._id ?? '';

/** A list: its state in the address, its saved views, and what it says while it loads, fails or is empty. */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const { t, texts = {}, label, query, saved, icon, emptyAction, loading, ...table } = props;
  const { data = none, isPending, isError, refetch } = query;
  const text = (key: ListText) => texts[key] ?? t(key);
  return (
    <DataTable<T>
      getRowId={idOf}
      {...table}
      {...useTableSearch()}
      {...useSavedViews(saved)}
      label={label ?? text('title')}
      rows={data}
      loading={isPending || loading}
      error={isError && data.length === 0 ? text('loadFailed') : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState icon={icon} title={text('empty')} hint={text('emptyHint')} action={emptyAction} />}
    />
  );
}
