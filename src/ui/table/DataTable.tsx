// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is tabpanel where there is a label
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../useMedia.ts';
import { BulkBar } from './BulkBar.tsx';
import {
  type Column,
  type OnStateChange,
  type Rail,
  type RowTarget,
  shownColumns,
  type TableState,
  type TableView,
} from './column.ts';
import { activeFilters, matcher } from './pipeline.ts';
import './table.css';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { ListError, LoadingRows, NoMatch } from './TableStates.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useRowLook } from './useRowLook.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useSelection } from './useSelection.ts';
import { useTableModel } from './useTableModel.ts';
import { useTableState } from './useTableState.ts';
import { ViewTabs } from './ViewTabs.tsx';
import { warmSearch } from './warmSearch.ts';

type Ids = ReadonlySet<string>;
const NOTHING: Ids = new Set();

export type DataTableProps<T extends object> = {
  /** Names the list, and its exported file. */
  label: string;
  rows: readonly T[];
  getRowId: (row: T) => string;
  columns: readonly Column<T>[];
  getParentId?: (row: T) => string | null | undefined;
  initiallyCollapsed?: boolean;
  rowTo?: (row: T) => RowTarget;
  onOpen?: (row: T) => void;
  selected?: Ids;
  onSelectedChange?: (ids: Ids) => void;
  bulkActions?: (rows: T[]) => ReactNode;
  selectedLabel?: (count: number) => string;
  rail?: (row: T) => Rail;
  rowActions?: (row: T) => ReactNode;
  empty: ReactNode;
  loading?: boolean | undefined;
  error?: string | undefined;
  onRetry?: () => void;
  views?: readonly TableView<T>[];
  searchLabel?: string;
  state?: TableState;
  onStateChange?: OnStateChange;
  toolbarExtra?: ReactNode;
  initialSort?: { id: string; desc?: boolean };
};

/** The list of the house: search, filters, views, sort, tree, ticks, export; a table, or cards on a phone. */
export const DataTable = <T extends object>(props: DataTableProps<T>) => {
  const { label, rows, getRowId, columns, getParentId, rowTo, onOpen, views, rail, rowActions } = props;
  const { selected = NOTHING, onSelectedChange, bulkActions, empty, loading, error, onRetry } = props;
  const { t } = useTranslation('table');
  const router = useRouter();
  const phone = usePhone();
  const panelId = useId();
  const { state, typed, search, change } = useTableState(props.state, props.onStateChange);
  const scroll = useScrollMemory(label);
  const model = useTableModel({
    rows,
    columns,
    views,
    state,
    getRowId,
    getParentId,
    initiallyCollapsed: props.initiallyCollapsed ?? false,
    initialSort: props.initialSort,
    memory: scroll,
  });
  const { lines, shown, viewCounts, sortId, desc, isTree } = model;
  const selection = useSelection(lines, selected, onSelectedChange);
  const visible = useMemo(() => shownColumns(columns, state.hide), [columns, state.hide]);
  const look = useRowLook({
    columns,
    visible,
    isTree,
    selectable: onSelectedChange !== undefined,
    rowTo,
    opens: onOpen !== undefined,
    rowActions,
  });
  useEffect(() => warmSearch(rows, columns), [rows, columns]);

  const open = rowTo ? (row: T) => void router.navigate(rowTo(row)) : onOpen;
  const narrowed = activeFilters(columns, state.f).length > 0 || typed !== '';
  const clear = () => change({ q: undefined, f: undefined });
  const onFilter = (id: string, chosen: string[], how: 'push' | 'replace') => {
    const { [id]: _, ...others } = state.f ?? {};
    const f = chosen.length ? { ...others, [id]: chosen } : others;
    change({ f: Object.keys(f).length ? f : undefined }, how);
  };
  const onSort = (id: string | undefined, down: boolean) => change({ sort: id, desc: down || undefined });
  const ticked = bulkActions && selected.size > 0 ? rows.filter((row) => selected.has(getRowId(row))) : [];

  const nothing = error ? (
    <ListError error={error} onRetry={onRetry} />
  ) : loading ? (
    <LoadingRows />
  ) : rows.length === 0 ? (
    <div className="dt-empty">{empty}</div>
  ) : lines.length === 0 ? (
    <NoMatch onClear={clear} />
  ) : undefined;

  const list = {
    label,
    lines,
    look,
    selected,
    rail,
    open,
    onTick: selection.tick,
    onToggle: model.toggle,
    scroll,
    instead: nothing,
  };
  return (
    <section className="dt fill" aria-label={label}>
      {views && (
        <ViewTabs
          views={views}
          counts={loading ? undefined : viewCounts}
          value={state.view}
          panelId={panelId}
          onChange={(id) => change({ view: id === views[0]?.id ? undefined : id })}
        />
      )}
      <TableToolbar
        label={label}
        searchLabel={props.searchLabel}
        phone={phone}
        typed={typed}
        onSearch={search}
        total={rows.length}
        shown={shown}
        columns={columns}
        visible={visible}
        narrowed={narrowed}
        f={state.f ?? {}}
        rowsFor={(column) => {
          const matches = matcher(columns, views, state, column.id);
          return matches ? rows.filter(matches) : rows;
        }}
        onFilter={onFilter}
        onClear={clear}
        sortId={sortId}
        desc={desc}
        onSort={onSort}
        onHide={(hide) => change({ hide })}
        extra={props.toolbarExtra}
      />
      <div
        id={panelId}
        role={views ? 'tabpanel' : undefined}
        aria-label={views ? label : undefined}
        className="dt-body"
      >
        {phone ? (
          <TableCards {...list} />
        ) : (
          <TableGrid
            {...list}
            sortId={sortId}
            desc={desc}
            onTickAll={selection.tickAll}
            onSort={(column) => onSort(column.id, sortId === column.id && !desc)}
            onFoldAll={model.foldAll}
          />
        )}
      </div>
      {ticked.length > 0 && (
        <BulkBar
          text={props.selectedLabel?.(ticked.length) ?? t('ticked', { count: ticked.length })}
          onClear={selection.clear}
        >
          {bulkActions?.(ticked)}
        </BulkBar>
      )}
    </section>
  );
};
