import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import { lazyDialog } from '../lazyDialog.tsx';
import { lazyPart } from '../lazyPart.tsx';
import type { TableState } from './column.ts';
import { DEFAULT_STATE, type SavedViews, sameState, savedStateOf } from './savedState.ts';
import { ViewTabs } from './ViewTabs.tsx';

const SaveViewDialog = lazyDialog(() => import('./SaveViewDialog.tsx'));
const ViewActions = lazyPart(() => import('./ViewActions.tsx'), null);

type Props = {
  views: readonly { id: string; label: string; filter: (row: never) => boolean }[] | undefined;
  counts: readonly number[] | undefined;
  /** The number of all rows, for a list without views of its own. */
  total: number | undefined;
  saved: SavedViews | undefined;
  savedCounts: ReadonlyMap<string, number> | undefined;
  state: TableState;
  panelId: string;
  onChange: (some: TableState) => void;
};

/** The views of a list as tabs: its own, then the saved ones; with the actions on a saved one. */
export const ViewBar = ({ views, counts, total, saved, savedCounts, state, panelId, onChange }: Props) => {
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
    if (view) onChange({ ...DEFAULT_STATE, ...view.state, saved: id });
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
      {saved && current?.mine && (
        <ViewActions
          view={current}
          saved={saved}
          changed={!sameState(current.state, state, views)}
          now={() => savedStateOf(state, views)}
          onEdit={() => setAsking('edit')}
          onRemove={() => {
            setRemoved(current.id);
            onChange(DEFAULT_STATE);
          }}
        />
      )}
      {saved && asking && (
        <SaveViewDialog
          view={asking === 'edit' ? current : undefined}
          onSave={(fields) => {
            if (asking === 'edit' && current) saved.change(current.id, fields);
            else onChange({ saved: saved.save({ ...fields, state: savedStateOf(state, views) }) });
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
};
