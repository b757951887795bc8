import { useEffect, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Column, TableState, TableView } from './column.ts';
import { type Elsewhere, searchElsewhere } from './searchRows.ts';

type Props<T> = {
  rows: readonly T[];
  /** What the open view shows. */
  matching: readonly T[];
  columns: readonly Column<T>[];
  views: readonly TableView<T>[] | undefined;
  state: TableState;
  onChange: (some: TableState) => void;
};

const NOTHING: readonly Elsewhere[] = [];

/** What a search finds in other views beside the open one. The rows of the open one are drawn first. */
export default function MoreElsewhere<T extends object>(props: Props<T>) {
  const { rows, matching, columns, views, state, onChange } = props;
  const { t } = useTranslation('table');
  const [more, setMore] = useState(NOTHING);
  useEffect(() => {
    let ended = false;
    const look = async () => {
      const found = await searchElsewhere({ rows, matching, columns, views, state }, () => ended);
      if (!ended) setMore(found);
    };
    look().catch(console.error);
    return () => {
      ended = true;
    };
  }, [rows, matching, columns, views, state]);
  if (more.length === 0) return null;
  return (
    <p className="dt-more" role="status">
      {more.map(({ id, label, count }) => (
        <button
          key={id}
          type="button"
          className="dt-clear"
          onClick={() => onChange({ view: id, saved: undefined })}
        >
          {t('moreIn', { count, view: label })}
        </button>
      ))}
    </p>
  );
}
