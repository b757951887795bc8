import { useTranslation } from '#lib/useTranslation.ts';
import type { Column, TableState, TableView } from './column.ts';
import { matcher } from './pipeline.ts';

type Props<T> = {
  rows: readonly T[];
  /** What the open view shows. */
  matching: readonly T[];
  columns: readonly Column<T>[];
  views: readonly TableView<T>[] | undefined;
  state: TableState;
  onChange: (some: TableState) => void;
};

/** What a search finds in other views beside the open one; those that add nothing to the ones before are left out. */
export default function MoreElsewhere<T extends object>(props: Props<T>) {
  const { rows, matching, columns, views, state, onChange } = props;
  const { t } = useTranslation('table');
  const shown = new Set(matching);
  const others = (views ?? [])
    .map(({ id, label }) => {
      const found = matcher(columns, views, { ...state, view: id });
      return { id, label, more: found ? rows.filter((row) => !shown.has(row) && found(row)) : [] };
    })
    .toSorted((a, b) => b.more.length - a.more.length);
  const named = others.filter(({ more }) => {
    const adds = more.some((row) => !shown.has(row));
    for (const row of more) shown.add(row);
    return adds;
  });
  if (named.length === 0) return null;
  return (
    <p className="dt-more" role="status">
      {named.map(({ id, label, more }) => (
        <button
          key={id}
          type="button"
          className="dt-clear"
          onClick={() => onChange({ view: id, saved: undefined })}
        >
          {t('moreIn', { count: more.length, view: label })}
        </button>
      ))}
    </p>
  );
}
