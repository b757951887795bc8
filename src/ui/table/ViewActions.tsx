import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import { Menu } from '../Menu.tsx';
import type { SavedState, SavedView, SavedViews } from './savedState.ts';

type Props = {
  view: SavedView;
  saved: SavedViews;
  /** The list shows something else than the view. */
  changed: boolean;
  /** What the list shows. */
  now: () => SavedState;
  onEdit: () => void;
  onRemove: () => void;
};

/** What a user can do with a saved view of their own. */
export default function ViewActions({ view, saved, changed, now, onEdit, onRemove }: Props) {
  const { t } = useTranslation('table');
  return (
    <span className="dt-view-end">
      {changed && (
        <button type="button" className="btn slim a" onClick={() => saved.change(view.id, { state: now() })}>
          {t('updateView')}
        </button>
      )}
      <Menu
        label={t('viewActions', { name: view.name })}
        icon={<Icon name="more" />}
        iconOnly
        items={[
          { label: t('editView'), onClick: onEdit },
          {
            label: view.shared ? t('unshareView') : t('shareView'),
            onClick: () => saved.change(view.id, { shared: !view.shared }),
          },
          {
            label: t('deleteView'),
            danger: true,
            onClick: () => {
              onRemove();
              saved.remove(view);
            },
          },
        ]}
      />
    </span>
  );
}
