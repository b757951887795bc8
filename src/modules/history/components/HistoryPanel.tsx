import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useSeen } from '#ui/useSeen.ts';
import type { HistoryRow } from '../contract.ts';
import { useHistory } from '../queries.ts';
import { byDay, changesOf } from './historyLines.ts';
import './history.css';

const FIRST = 8;

type Words = {
  /** A field in the reader's words. */
  fieldLabel: (field: string) => string;
  /** A value in the reader's words, for fields whose value is no plain text; undefined leaves it to the panel. */
  valueText?: ((field: string, value: unknown) => string | undefined) | undefined;
};
type Props = Words & { resource: string; id: string };

/** Who changed what and when, by day, newest first. */
export function HistoryPanel({ resource, id, ...words }: Props) {
  const { t } = useTranslation('history');
  const ship = useShipTime();
  const now = useNow();
  const [end, seen] = useSeen<HTMLDivElement>();
  const { data, isError, refetch } = useHistory(resource, id, seen);
  const [every, setEvery] = useState(false);
  const rows = data?.slice(0, every ? data.length : FIRST) ?? [];
  return (
    <Panel title={t('title')} count={data?.length}>
      {/* Always there: what is remembered from an earlier look is asked about again too. */}
      <div ref={end}>
        {isError && !data ? (
          <ErrorState title={t('failed')} onRetry={() => refetch()} />
        ) : !data ? (
          <Skeleton rows={4} />
        ) : rows.length === 0 ? (
          <EmptyState icon={<Glyph name="clock" />} title={t('none')} hint={t('noneHint')} />
        ) : (
          <div className="hs">
            {byDay(rows, (iso) => ship.day(iso, now)).map(({ day, rows: list }) => (
              <section key={day} aria-label={day}>
                <h3>{day}</h3>
                <ol className="plain">
                  {list.map((row) => (
                    <HistoryEntry key={row._id} row={row} time={ship.time(row.at)} {...words} />
                  ))}
                </ol>
              </section>
            ))}
            {data.length > FIRST && !every && (
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

function HistoryEntry({ row, time, fieldLabel, valueText }: Words & { row: HistoryRow; time: string }) {
  const { t, i18n } = useTranslation('history');
  const plain = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number')
      return new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const say = (field: string, value: unknown) => valueText?.(field, value) ?? plain(value);
  const deed = row.action === 'file' ? (row.after ? 'fileAdded' : 'fileRemoved') : row.action;
  return (
    <li>
      <p>
        <b>{t(`action.${deed}`)}</b>{' '}
        <span className="small ink2">{t('by', { who: row.userName, time })}</span>
      </p>
      {changesOf(row).map(({ field, from, to }) => (
        <p key={field} className="small">
          <span className="ink2">{fieldLabel(field)}: </span>
          {row.action === 'file'
            ? plain(to ?? from)
            : row.action === 'lost'
              ? say(field, to)
              : `${say(field, from)} → ${say(field, to)}`}
        </p>
      ))}
    </li>
  );
}
