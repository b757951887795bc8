import { useEffect, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { TableState } from './column.ts';
import { type Asked, type Elsewhere, searchElsewhere } from './searchElsewhere.ts';

type Props<T> = Asked<T> & { onChange: (some: TableState) => void };

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
