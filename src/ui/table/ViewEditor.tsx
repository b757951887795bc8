import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import { lazyDialog } from '../lazyDialog.tsx';
import { Menu } from '../Menu.tsx';
import type { ColumnLayout, TableState } from './column.ts';
import { DEFAULT_STATE, type SavedView, type SavedViews } from './savedState.ts';
import type { OwnView } from './ViewBar.tsx';
import { sameState, savedStateOf } from './viewState.ts';

const SaveViewDialog = lazyDialog(() => import('./SaveViewDialog.tsx'));

type Props = {
  views: readonly OwnView[] | undefined;
  saved: SavedViews;
  /** The open view. */
  current: SavedView | undefined;
  state: TableState;
  layout: ColumnLayout | undefined;
  asking: 'new' | 'edit' | undefined;
  onAsk: (asking: 'edit' | undefined) => void;
  onRemove: (id: string) => void;
  onChange: (some: TableState) => void;
};

/** What is done to saved views: their dialog, and the actions on the open one; loaded with the first of them. */
export default function ViewEditor(props: Props) {
  const { views, saved, current, state, layout, asking, onAsk, onRemove, onChange } = props;
  const { t } = useTranslation('table');
  const now = { ...savedStateOf(state, views), ...(layout && { layout }) };
  const changed =
    current &&
    (!sameState(current.state, state, views) ||
      JSON.stringify(current.state.layout) !== JSON.stringify(layout));
  return (
    <>
      {current?.mine && (
        <span className="dt-view-end">
          {changed && (
            <button
              type="button"
              className="btn slim a"
              onClick={() => saved.change(current.id, { state: now })}
            >
              {t('updateView')}
            </button>
          )}
          <Menu
            label={t('viewActions', { name: current.name })}
            icon={<Icon name="more" />}
            iconOnly
            items={[
              { label: t('editView'), onClick: () => onAsk('edit') },
              {
                label: current.shared ? t('unshareView') : t('shareView'),
                onClick: () => saved.change(current.id, { shared: !current.shared }),
              },
              {
                label: t('deleteView'),
                danger: true,
                onClick: () => {
                  onRemove(current.id);
                  onChange(DEFAULT_STATE);
                  saved.remove(current);
                },
              },
            ]}
          />
        </span>
      )}
      {asking && (
        <SaveViewDialog
          view={asking === 'edit' ? current : undefined}
          onSave={(fields) => {
            if (asking === 'edit' && current) saved.change(current.id, fields);
            else onChange({ saved: saved.save({ ...fields, state: now }) });
          }}
          onClose={() => onAsk(undefined)}
        />
      )}
    </>
  );
}
