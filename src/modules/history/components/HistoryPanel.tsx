import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useInView } from '#ui/useInView.ts';
import type { HistoryRow } from '../contract.ts';
import { useHistory } from '../queries.ts';
import { type FieldLabels, useFieldLabels } from '../useFieldLabels.ts';
import styles from './history.module.css';
import { byDay, changesOf } from './historyLines.ts';

const INITIAL_ROWS = 8;

type Props = { resource: string; id: string };

/** Who changed what and when, by day, newest first. */
export function HistoryPanel({ resource, id }: Props) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const [end, seen] = useInView<HTMLDivElement>();
  const { data, isError, refetch } = useHistory(resource, id, seen);
  const [every, setEvery] = useState(false);
  const labels = useFieldLabels(resource, id);
  const rows = data?.slice(0, every ? data.length : INITIAL_ROWS) ?? [];
  return (
    <Panel title={t('title')} count={data?.length}>
      {/* Always rendered: cached history is refetched too. */}
      <div ref={end}>
        {isError && !data ? (
          <ErrorState title={t('failed')} onRetry={() => refetch()} />
        ) : !data ? (
          <Skeleton rows={4} />
        ) : rows.length === 0 ? (
          <EmptyState icon={<Icon name="clock" />} title={t('none')} hint={t('noneHint')} />
        ) : (
          <div className={styles.entries}>
            {byDay(rows, (iso) => format.recentDay(iso)).map(({ day, rows: list }) => (
              <section key={day} aria-label={day}>
                <h3>{day}</h3>
                <ol className="plain">
                  {list.map((row) => (
                    <HistoryEntry key={row._id} row={row} time={format.time(row.at)} labels={labels} />
                  ))}
                </ol>
              </section>
            ))}
            {data.length > INITIAL_ROWS && !every && (
              <Button variant="link" onClick={() => setEvery(true)}>
                {t('showAll', { count: data.length })}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}

type EntryProps = { row: HistoryRow; time: string; labels: FieldLabels };

function HistoryEntry({ row, time, labels: { label, value: say } }: EntryProps) {
  const { t } = useTranslation('history');
  const action = row.action === 'file' ? (row.after ? 'fileAdded' : 'fileRemoved') : row.action;
  return (
    <li>
      <p>
        <b>{t(`action.${action}`)}</b>{' '}
        <span className="small ink2">{t('by', { who: row.userName, time })}</span>
      </p>
      {changesOf(row).map(({ field, from, to }) => (
        <p key={field} className="small">
          <span className="ink2">{label(field)}: </span>
          {row.action === 'file'
            ? String(to ?? from ?? '')
            : row.action === 'lost'
              ? say(field, to)
              : `${say(field, from)} → ${say(field, to)}`}
        </p>
      ))}
    </li>
  );
}
