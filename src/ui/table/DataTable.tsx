// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is tabpanel where there is a label
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useNarrow, usePhone } from '../useMedia.ts';
import { BulkBar } from './BulkBar.tsx';
import {
  type Column,
  type OnStateChange,
  type RowAccent,
  type RowTarget,
  type TableState,
  type TableView,
  visibleColumns,
} from './column.ts';
import { chosenText } from './filterLabels.ts';
import { activeFilters, matcher, viewOf } from './pipeline.ts';
import { contentOf } from './rowCells.tsx';
import type { SavedViews } from './savedState.ts';
import './table.css';
import { useFormat } from '../format/useFormat.tsx';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { ListError, LoadingRows, NoMatch } from './TableStates.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useRowLook } from './useRowLook.ts';
import { useSavedCounts } from './useSavedCounts.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useSelection } from './useSelection.ts';
import { useTableModel } from './useTableModel.ts';
import { useTableState } from './useTableState.ts';
import { ViewBar } from './ViewBar.tsx';
import { warmSearch } from './warmSearch.ts';

const PaperSheet = lazy(() => import('./PaperSheet.tsx'));

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
  views?: readonly TableView<T>[];
  /** Saved views as further tabs, with functions to change them; undefined if the list has none. */
  savedViews?: SavedViews | undefined;
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
  const { label, rows, getRowId, columns, getParentId, rowTo, onOpen, views, rail, rowActions } = props;
  const { selected = NOTHING, onSelectedChange, bulkActions, empty, loading, error, onRetry } = props;
  const { savedViews, body } = props;
  const { t } = useTranslation('table');
  const { printFacts } = useFormat();
  const router = useRouter();
  // An upright tablet has no room for a table: its rows are two lines each.
  const phone = useNarrow();
  // A tree of hundreds opens closed where a screen shows ten rows.
  const closed = usePhone() && getParentId !== undefined;
  const panelId = useId();
  const { state, typed, search, endSearch, change } = useTableState(props.state, props.onStateChange);
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
  const { lines, matching, viewCounts, sortId, desc, isTree, groupedBy } = model;
  const savedCounts = useSavedCounts(rows, columns, views, savedViews?.list);
  const [ownPrinting, setPrinting] = useState(false);
  const printing = ownPrinting || (props.printing && !loading);
  const selection = useSelection(lines, selected, onSelectedChange);
  const visible = useMemo(() => visibleColumns(columns, state.hide), [columns, state.hide]);
  const look = useRowLook({
    rows,
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
  const clear = () => change({ q: undefined, f: undefined });
  const onFilter = (id: string, chosen: string[], how: 'push' | 'replace') => {
    const { [id]: _, ...others } = state.f ?? {};
    const f = chosen.length ? { ...others, [id]: chosen } : others;
    change({ f: Object.keys(f).length ? f : undefined }, how);
  };
  const onSort = (id: string | undefined, down: boolean) => change({ sort: id, desc: down || undefined });
  // The tick shows at once; the bulk actions follow as a deferred update.
  const settled = useDeferredValue(selected);
  const ticks = bulkActions ? settled : NOTHING;
  const ticked = useMemo(
    () => (ticks.size > 0 ? rows.filter((row) => ticks.has(getRowId(row))) : []),
    [ticks, rows, getRowId],
  );

  const nothing = error ? (
    <ListError error={error} onRetry={onRetry} />
  ) : loading ? (
    <LoadingRows />
  ) : rows.length === 0 ? (
    <div className="dt-empty">{empty}</div>
  ) : lines.length === 0 ? (
    <NoMatch
      onClear={clear}
      empty={narrowed ? undefined : viewOf(views, state)?.empty}
      here={viewOf(views, state)?.label}
      elsewhere={views?.flatMap(({ id, label: name }) => {
        const found = matcher(columns, views, { ...state, view: id });
        const count = found ? rows.filter(found).length : 0;
        return count ? [{ name, count, open: () => change({ view: id, saved: undefined }) }] : [];
      })}
    />
  ) : undefined;

  const tabbed = views !== undefined || savedViews !== undefined;
  const viewName = savedViews?.list?.find(({ id }) => id === state.saved)?.name;
  /** A description of the printed rows. */
  const narrowing = () => [
    viewName ?? viewOf(views, state)?.label,
    ...activeFilters(columns, state.f).map(
      ({ column, chosen }) => `${column.header}: ${chosenText(column, chosen, t)}`,
    ),
    state.q && `“${state.q}”`,
    t('of', { shown: matching.length, total: rows.length }),
  ];
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
      {tabbed && (
        <ViewBar
          views={views}
          counts={loading ? undefined : viewCounts}
          total={loading ? undefined : rows.length}
          saved={savedViews}
          savedCounts={loading ? undefined : savedCounts}
          state={state}
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
        counted={!loading}
        matching={matching}
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
        groupedBy={groupedBy}
        onGroup={(group) => change({ group })}
        onPrint={() => setPrinting(true)}
        inColumns={body === undefined}
        extra={props.toolbarExtra}
      />
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
            sortId={sortId}
            desc={desc}
            onTickAll={selection.tickAll}
            onSort={(column) => onSort(column.id, sortId === column.id && !desc)}
            onFoldAll={model.foldAll}
          />
        )}
      </div>
      {ticked.length > 0 && !body && (
        <BulkBar
          text={props.selectedLabel?.(ticked.length) ?? t('ticked', { count: ticked.length })}
          onClear={selection.clear}
        >
          {bulkActions?.(ticked)}
        </BulkBar>
      )}
      {printing && (
        <Suspense>
          <PaperSheet
            title={label}
            facts={[printFacts, ...narrowing()]}
            heads={visible.map(({ id, header, align }) => ({ id, header, end: align === 'end' }))}
            primary={look.primary?.id}
            lines={model
              .allLines()
              .map((line) =>
                line.group
                  ? line
                  : { ...line, row: () => visible.map((column) => contentOf(column, line.row)) },
              )}
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
