import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { LogRecord, LogVolume } from '../contract.ts';
import { useSigners } from '../queries.ts';
import type { Book } from '../rules/book.ts';
import { clocksOf, crewClocks, type DueNow } from '../rules/due.ts';

type Props = { book: Book; volume: LogVolume; records: readonly LogRecord[] };

/** The drill clocks of the vessel, and who of the crew has not taken part in the drills of the month. */
export default function DrillPanel({ book, volume, records }: Props) {
  const { t } = useTranslation(['logbooks', 'logdue']);
  const format = useFormat();
  const { data: crew = [] } = useSigners();
  const given = records.map(({ content, hash, page }) => ({ ...content, hash, page }));
  const now: DueNow = {
    ...{ today: format.today, hour: 0, dayOf: format.dayOf, openedAt: volume.openedAt, newest: {} },
    crew: crew.map(({ _id }) => _id),
  };
  const clocks = clocksOf(book, given, now);
  const late = crewClocks(given, now).filter(({ due }) => due <= format.today);
  const dayText = (last: string) => (last ? t('lastDrill', { day: format.shortDay(last) }) : t('noDrillYet'));
  return (
    <Panel title={t('drills')}>
      <ul className="rows">
        {clocks.map(({ key, last, due }) => (
          <li key={key}>
            <div className="li">
              <span className="t">
                <b>{t(`drillName.${nameOf(key)}`)}</b>
                <span>{dayText(last)}</span>
              </span>
              {due <= format.today ? (
                <StateChip state="overdue">{t('drillSince', { day: format.shortDay(due) })}</StateChip>
              ) : (
                <span className="small ink2">{t('drillBy', { day: format.shortDay(due) })}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {late.length > 0 && (
        <>
          <h3 className="pad small">{t('logdue:due.crewDrills')}</h3>
          <ul className="rows">
            {late.map(({ userID, last }) => (
              <li key={userID}>
                <div className="li">
                  <span className="t">
                    <b>{crew.find(({ _id }) => _id === userID)?.name}</b>
                    <span>{dayText(last)}</span>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

const names = ['fireDrill', 'abandonDrill', 'enclosed', 'steering', 'lifeboat', 'security'] as const;
const nameOf = (key: string) => names.find((name) => name === key) ?? 'fireDrill';
