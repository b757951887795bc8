import type { ReactNode } from 'react';
import { cameLate } from '#lib/cameLate.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useFirstRows } from '#ui/useFirstRows.tsx';
import type { HistoryRow } from '../contract.ts';
import { type FieldLabels, useFieldLabels } from '../useFieldLabels.ts';
import styles from './history.module.css';
import { byDay, changesOf, deletedFiles } from './historyLines.ts';
import { RestoreFile } from './RestoreFile.tsx';

const INITIAL_ROWS = 8;

type Props = { resource: string; id: string; rows: readonly HistoryRow[] };

/** The rows of a history by day. They name the fields of every module, so their code loads with the rows. */
export default function HistoryEntries({ resource, id, rows }: Props) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { visible, more } = useFirstRows(rows, INITIAL_ROWS, (count) => t('showAll', count));
  const labels = useFieldLabels(resource, id);
  const deleted = deletedFiles(rows);
  return (
    <div className={styles.entries}>
      {byDay(visible, (iso) => format.recentDay(iso)).map(({ day, rows: list }) => (
        <section key={day} aria-label={day}>
          <h3>{day}</h3>
          <ol className="plain">
            {list.map((row) => (
              <HistoryEntry key={row._id} row={row} labels={labels}>
                {(name) => {
                  const file = deleted.get(row._id);
                  return file && <RestoreFile id={file} name={name} resource={resource} ownerID={id} />;
                }}
              </HistoryEntry>
            ))}
          </ol>
        </section>
      ))}
      {more}
    </div>
  );
}

type EntryProps = {
  row: HistoryRow;
  labels: FieldLabels;
  /** What can be done about a change of a file of this name. */
  children: (name: string) => ReactNode;
};

function HistoryEntry({ row, labels: { label, value: say, change }, children }: EntryProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const who = row.userName;
  const by = cameLate(row)
    ? t('byLater', { who, done: format.dayTime(row.at), sent: format.dayTime(row.cameAt) })
    : t('by', { who, time: format.time(row.cameAt ?? row.at) });
  const action = row.action === 'file' ? (row.after ? 'fileAdded' : 'fileRemoved') : row.action;
  return (
    <li>
      <p>
        <b>{t(`action.${action}`)}</b> <span className="small ink2">{by}</span>
      </p>
      {changesOf(row).map(({ field, from, to }) => (
        <p key={field} className="small">
          {change(field, from, to) ?? (
            <>
              <span className="ink2">{label(field)}: </span>
              {row.action === 'file'
                ? String(to ?? from ?? '')
                : row.action === 'lost'
                  ? say(field, to)
                  : `${say(field, from)} → ${say(field, to)}`}
            </>
          )}{' '}
          {row.action === 'file' && children(String(to ?? from ?? ''))}
        </p>
      ))}
    </li>
  );
}
