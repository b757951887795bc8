// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is tabpanel where there is a label
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { lazyGeneric } from '#lib/lazyGeneric.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useNarrow, usePhone } from '../useMedia.ts';
import {
  type Column,
  type OnStateChange,
  type RowAccent,
  type RowTarget,
  type TableState,
  type TableView,
  visibleColumns,
} from './column.ts';
import { arrange, useColumnLayout } from './columnLayout.ts';
import { activeFilters, matcher, sortState, viewOf } from './pipeline.ts';
import type { SavedViews } from './savedState.ts';
import './table.css';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { ListError, LoadingRows } from './TableStates.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useRowLook } from './useRowLook.ts';
import { useSavedCounts } from './useSavedCounts.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useSelection, useTickedRows } from './useSelection.ts';
import { useTableModel } from './useTableModel.ts';
import { useTableState } from './useTableState.ts';
import { ViewBar } from './ViewBar.tsx';
import { warmSearch } from './warmSearch.ts';

const BulkBar = lazy(() => import('./BulkBar.tsx'));
const NoMatch = lazyGeneric(() => import('./NoMatch.tsx'));
const MoreElsewhere = lazyGeneric(() => import('./MoreElsewhere.tsx'));
const PaperSheet = lazyGeneric(() => import('./PaperSheet.tsx'));
const TableSums = lazyGeneric(() => import('./TableSums.tsx'));

export type Rest = 'coming' | 'failed';

type Ids = ReadonlySet<string>;
const NOTHING: Ids = new Set();

export type DataTableProps<T extends object> = {
  /** The name of the list, and of its exported file. */
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
  rail?: (row: T) => RowAccent;
  rowActions?: (row: T) => ReactNode;
  empty: ReactNode;
  loading?: boolean | undefined;
  error?: string | undefined;
  onRetry?: () => void;
  /** The rows are only the first ones of the list as it opens: the rest is coming, or could not be loaded. */
  rest?: Rest | undefined;
  views?: readonly TableView<T>[];
  /** Saved views as further tabs, with functions to change them; undefined if the list has none. */
  savedViews?: SavedViews | undefined;
  /** Under which the arrangement of the columns is kept on this device; without it they cannot be arranged. */
  layoutKey?: string | undefined;
  searchLabel?: string;
  state?: TableState;
  onStateChange?: OnStateChange;
  toolbarExtra?: ReactNode;
  initialSort?: { id: string; desc?: boolean };
  /** Replaces table and cards; gets the rows that match search, filters and view. */
  body?: ((rows: readonly T[]) => ReactNode) | undefined;
  /** Prints the list, as Print in its own menu does; `onPrinted` is called afterwards. */
  printing?: boolean;
  onPrinted?: () => void;
};

/**
 * The standard list: search, filters, views, sort, groups or tree, ticks, export, print; a table, or cards on a phone.
 */
export const DataTable = <T extends object>(props: DataTableProps<T>) => {
  const { label, rows, getRowId, getParentId, rowTo, onOpen, views, rail, rowActions } = props;
  const { selected = NOTHING, onSelectedChange, bulkActions, empty, onRetry, rest } = props;
  const { savedViews, body, layoutKey, columns: given } = props;
  const { t } = useTranslation('table');
  const router = useRouter();
  // An upright tablet has no room for a table: its rows are two lines each.
  const phone = useNarrow();
  // A tree of hundreds opens closed where a screen shows ten rows.
  const closed = usePhone() && getParentId !== undefined;
  const panelId = useId();
  const { state, typed, search, endSearch, change } = useTableState(props.state, props.onStateChange);
  // What matches among the first rows comes first in the whole list too, unless that has another order.
  const partly = rest && !body && !state.sort && !state.group;
  const loading = props.loading || (rest && !partly);
  const failed = rest === 'failed';
  const note = rest && t(failed ? 'restFailed' : 'restComing');
  const error = props.error ?? (failed && !partly && note);
  /** Numbers, sums, exports and papers are about all rows. */
  const complete = !loading && !rest;
  const view = savedViews?.list?.find(({ id }) => id === state.saved);
  const { layout, change: setLayout } = useColumnLayout(`${layoutKey}:${view?.id}`, view?.state.layout);
  const columns = useMemo(() => (layout ? arrange(given, layout) : given), [given, layout]);
  const scroll = useScrollMemory(label);
  const model = useTableModel({
    rows,
    columns,
    views,
    state,
    getRowId,
    getParentId,
    initiallyCollapsed: props.initiallyCollapsed ?? closed,
    initialSort: props.initialSort,
    memory: scroll,
  });
  const { lines, matching, viewCounts, sorts, isTree, groupedBy } = model;
  const savedCounts = useSavedCounts(rows, columns, views, savedViews?.list);
  const [ownPrinting, setPrinting] = useState(false);
  const printing = ownPrinting || (props.printing && complete);
  const selection = useSelection(lines, selected, onSelectedChange);
  const visible = useMemo(() => visibleColumns(columns, state.hide), [columns, state.hide]);
  // The columns keep their widths when the rest of the rows comes.
  const [first, setFirst] = useState<readonly T[]>();
  if (rest && rows.length > 0 && first !== rows) setFirst(rows);
  const look = useRowLook({
    rows: first ?? rows,
    columns,
    visible,
    isTree,
    grouped: groupedBy !== undefined,
    selectable: onSelectedChange !== undefined,
    rowTo,
    opens: onOpen !== undefined,
    rowActions,
  });
  useEffect(() => warmSearch(rows, columns), [rows, columns]);

  const open = rowTo ? (row: T) => void router.navigate(rowTo(row)) : onOpen;
  const narrowed = activeFilters(columns, state.f).length > 0 || typed !== '';
  const onFilter = (id: string, chosen: string[], how: 'push' | 'replace') => {
    const { [id]: _, ...others } = state.f ?? {};
    const f = chosen.length ? { ...others, [id]: chosen } : others;
    change({ f: Object.keys(f).length ? f : undefined }, how);
  };
  const onSort = (keys: string[]) => change(sortState(keys));
  const ticked = useTickedRows(rows, getRowId, bulkActions ? selected : NOTHING);
  const tickedText = props.selectedLabel?.(ticked.length) ?? t('ticked', { count: ticked.length });

  const asked = { rows, columns, views, state, onChange: change };
  const nothing = error ? (
    <ListError error={error} onRetry={onRetry} />
  ) : loading || (rest && lines.length === 0) ? (
    <LoadingRows />
  ) : rows.length === 0 ? (
    <div className="dt-empty">{empty}</div>
  ) : lines.length === 0 ? (
    <Suspense>
      <NoMatch {...asked} />
    </Suspense>
  ) : undefined;

  const tabbed = views !== undefined || savedViews !== undefined;
  const list = {
    label,
    lines,
    look,
    selected,
    rail,
    open,
    onTick: selection.tick,
    onToggle: model.toggle,
    complete,
    scroll,
    instead: nothing,
    foot: complete && visible.some(({ sum }) => sum) && !nothing && (
      <Suspense>
        <TableSums rows={matching} look={look} cards={phone} />
      </Suspense>
    ),
  };
  return (
    <section className="dt fill" aria-label={label}>
      {tabbed && (
        <ViewBar
          views={views}
          counts={complete ? viewCounts : undefined}
          total={complete ? rows.length : undefined}
          saved={savedViews}
          savedCounts={complete ? savedCounts : undefined}
          state={state}
          layout={layout}
          panelId={panelId}
          onChange={change}
        />
      )}
      <TableToolbar
        label={label}
        searchLabel={props.searchLabel}
        phone={phone}
        typed={typed}
        onSearch={search}
        onSearchEnd={endSearch}
        total={rows.length}
        complete={complete}
        note={note}
        onRetry={failed ? onRetry : undefined}
        matching={matching}
        ticked={ticked}
        columns={columns}
        visible={visible}
        narrowed={narrowed}
        f={state.f ?? {}}
        rowsFor={(column) => {
          if (!complete) return [];
          const matches = matcher(columns, views, state, column.id);
          return matches ? rows.filter(matches) : rows;
        }}
        onFilter={onFilter}
        onClear={() => change({ q: undefined, f: undefined })}
        sorts={sorts}
        onSort={onSort}
        onHide={(hide) => change({ hide })}
        groupedBy={groupedBy}
        onGroup={(group) => change({ group })}
        onPrint={() => setPrinting(true)}
        inColumns={body === undefined}
        extra={props.toolbarExtra}
      />
      {complete && model.asked.q !== undefined && lines.length > 0 && (
        <Suspense>
          <MoreElsewhere {...asked} state={model.asked} matching={matching} />
        </Suspense>
      )}
      <div
        id={panelId}
        role={tabbed ? 'tabpanel' : undefined}
        aria-label={tabbed ? label : undefined}
        className="dt-body"
      >
        {body ? (
          (nothing ?? body(matching))
        ) : phone ? (
          <TableCards {...list} />
        ) : (
          <TableGrid
            {...list}
            sorts={sorts}
            arranging={
              layoutKey
                ? {
                    layout,
                    given: view?.state,
                    columns,
                    hide: state.hide,
                    rows: matching,
                    arrange: setLayout,
                    change,
                  }
                : undefined
            }
            onTickAll={complete ? selection.tickAll : undefined}
            onSort={onSort}
            onFoldAll={model.foldAll}
          />
        )}
      </div>
      {ticked.length > 0 && !body && (
        <Suspense>
          <BulkBar text={tickedText} onClear={selection.clear}>
            {bulkActions?.(ticked)}
          </BulkBar>
        </Suspense>
      )}
      {printing && (
        <Suspense>
          <PaperSheet
            title={label}
            view={view?.name ?? viewOf(views, state)?.label}
            columns={columns}
            visible={visible}
            primary={look.primary?.id}
            state={state}
            matching={matching}
            total={rows.length}
            lines={model.allLines()}
            onDone={() => {
              setPrinting(false);
              props.onPrinted?.();
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
