import { useTranslation } from '#lib/useTranslation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useFirstRows } from '#ui/useFirstRows.tsx';
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
  const query = useHistory(resource, id, seen);
  const { visible, more } = useFirstRows(query.data, INITIAL_ROWS, (count) => t('showAll', count));
  const labels = useFieldLabels(resource, id);
  return (
    <Panel title={t('title')} count={query.data?.length}>
      {/* Always rendered: cached history is refetched too. */}
      <div ref={end}>
        <Loaded
          query={query}
          failed={t('failed')}
          none={<EmptyState icon={<Icon name="clock" />} title={t('none')} hint={t('noneHint')} />}
        >
          {() => (
            <div className={styles.entries}>
              {byDay(visible, (iso) => format.recentDay(iso)).map(({ day, rows: list }) => (
                <section key={day} aria-label={day}>
                  <h3>{day}</h3>
                  <ol className="plain">
                    {list.map((row) => (
                      <HistoryEntry key={row._id} row={row} time={format.time(row.at)} labels={labels} />
                    ))}
                  </ol>
                </section>
              ))}
              {more}
            </div>
          )}
        </Loaded>
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
