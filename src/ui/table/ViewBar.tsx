import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import type { ColumnLayout, TableState } from './column.ts';
import { DEFAULT_STATE, type SavedView, type SavedViews } from './savedState.ts';
import { ViewTabs } from './ViewTabs.tsx';

const ViewEditor = lazy(() => import('./ViewEditor.tsx'));

/** A view of the page itself. */
export type OwnView = { id: string; label: string; filter: (row: never) => boolean };

/** What a view puts into the URL; the arrangement of its columns is not part of it. */
const stateIn = ({ state: { layout: _, ...state } }: SavedView): TableState => state;

type Props = {
  views: readonly OwnView[] | undefined;
  counts: readonly number[] | undefined;
  /** The number of all rows, for a list without views of its own. */
  total: number | undefined;
  saved: SavedViews | undefined;
  savedCounts: ReadonlyMap<string, number> | undefined;
  state: TableState;
  /** The arrangement of the columns, which a saved view contains. */
  layout: ColumnLayout | undefined;
  panelId: string;
  onChange: (some: TableState) => void;
};

/** The views of a list as tabs: its own, then the saved ones; with the actions on a saved one. */
export const ViewBar = ({
  views,
  counts,
  total,
  saved,
  savedCounts,
  state,
  layout,
  panelId,
  onChange,
}: Props) => {
  const { t } = useTranslation('table');
  const [asking, setAsking] = useState<'new' | 'edit'>();
  const [removed, setRemoved] = useState<string>();
  const tabs = useRef<HTMLDivElement>(null);
  const own = views
    ? views.map(({ id, label }, index) => ({ id, label, count: counts?.[index] }))
    : [{ id: '', label: t('allRows'), count: total }];
  const list = saved?.list ?? [];
  const current = list.find(({ id }) => id === state.saved);
  // The menu that had the focus was removed with its view.
  const gone = removed !== undefined && state.saved !== removed && !list.some(({ id }) => id === removed);
  useEffect(() => {
    if (gone) tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [gone]);
  const select = (id: string) => {
    const view = list.find((each) => each.id === id);
    // What a saved view had set is reset with it; what was set by hand stays from view to view.
    if (view) onChange({ ...DEFAULT_STATE, ...stateIn(view), saved: id });
    else
      onChange({
        ...(current ? DEFAULT_STATE : {}),
        view: id === own[0]?.id ? undefined : id,
        saved: undefined,
      });
  };

  return (
    <div className="dt-viewbar no-print">
      <ViewTabs
        list={tabs}
        tabs={[
          ...own,
          ...list.map(({ id, name, shared, by }) => ({
            id,
            label: name,
            count: savedCounts?.get(id),
            sharedBy: shared ? by : undefined,
          })),
        ]}
        value={current?.id ?? state.view}
        panelId={panelId}
        onChange={select}
      />
      {saved?.list && (
        <button type="button" className="dt-view-add" onClick={() => setAsking('new')}>
          <Icon name="add" size="s" />
          {t('saveView')}
        </button>
      )}
      {saved && (asking || current?.mine) && (
        <Suspense>
          <ViewEditor
            views={views}
            saved={saved}
            current={current}
            state={state}
            layout={layout}
            asking={asking}
            onAsk={setAsking}
            onRemove={setRemoved}
            onChange={onChange}
          />
        </Suspense>
      )}
    </div>
  );
};
