import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import type { Column, TableState, TableView } from './column.ts';
import { activeFilters, matcher, viewOf } from './pipeline.ts';

type NoMatchProps<T> = {
  rows: readonly T[];
  columns: readonly Column<T>[];
  views: readonly TableView<T>[] | undefined;
  state: TableState;
  onChange: (some: TableState) => void;
};

/** No row matches: where else the search finds something; loaded when that happens first. */
export default function NoMatch<T extends object>({
  rows,
  columns,
  views,
  state,
  onChange,
}: NoMatchProps<T>) {
  const { t } = useTranslation('table');
  const view = viewOf(views, state);
  const narrowed = activeFilters(columns, state.f).length > 0 || state.q !== undefined;
  if (!narrowed && view?.empty) {
    return (
      <div className="empty dt-empty">
        <Icon name="ticks" />
        <b>{view.empty}</b>
      </div>
    );
  }
  const elsewhere = (views ?? []).flatMap(({ id, label }) => {
    const found = matcher(columns, views, { ...state, view: id });
    const count = found ? rows.filter(found).length : 0;
    return count ? [{ id, label, count }] : [];
  });
  return (
    <div className="empty dt-empty">
      <Icon name="nothingFound" />
      <b>{elsewhere.length > 0 && view ? t('nothingIn', { view: view.label }) : t('noMatch')}</b>
      {elsewhere.map(({ id, label, count }) => (
        <button
          key={id}
          type="button"
          className="btn primary"
          onClick={() => onChange({ view: id, saved: undefined })}
        >
          {t('foundIn', { count, view: label })}
        </button>
      ))}
      {elsewhere.length === 0 && <span>{t('noMatchHint')}</span>}
      <button type="button" className="btn" onClick={() => onChange({ q: undefined, f: undefined })}>
        {t('clearAll')}
      </button>
    </div>
  );
}
