import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';

type Elsewhere = { name: string; count: number; open: () => void };

type Props = {
  onClear: () => void;
  /** The message if the user has not narrowed the list. */
  empty: string | undefined;
  /** The open view, and the other views that have what is sought. */
  here: string | undefined;
  elsewhere: readonly Elsewhere[] | undefined;
};

/** No row matches: where else the search finds something. */
export default function NoMatch({ onClear, empty, here, elsewhere = [] }: Props) {
  const { t } = useTranslation('table');
  if (empty) {
    return (
      <div className="empty dt-empty">
        <Icon name="ticks" />
        <b>{empty}</b>
      </div>
    );
  }
  return (
    <div className="empty dt-empty">
      <Icon name="nothingFound" />
      <b>{elsewhere.length > 0 && here ? t('nothingIn', { view: here }) : t('noMatch')}</b>
      {elsewhere.map(({ name, count, open }) => (
        <button key={name} type="button" className="btn primary" onClick={open}>
          {t('foundIn', { count, view: name })}
        </button>
      ))}
      {elsewhere.length === 0 && <span>{t('noMatchHint')}</span>}
      <button type="button" className="btn" onClick={onClear}>
        {t('clearAll')}
      </button>
    </div>
  );
}
