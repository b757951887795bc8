import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import type { FleetRow } from '../contract.ts';
import { type Count, FleetFigure } from './FleetFigure.tsx';
import { freeChip, useFreeWord } from './FreeChip.tsx';
import { readiness } from './fleetColumns.tsx';
import styles from './management.module.css';

const listedCounts: Count[] = ['overdue', 'critical', 'expiring', 'expired', 'aboard', 'guests'];

type Props = { rows: readonly FleetRow[]; action: (row: FleetRow) => ReactNode };

/** The fleet on a phone: a figure alone says nothing on a card, so those above zero are shown with text. */
export function FleetCards({ rows, action }: Props) {
  const { t } = useTranslation('management');
  const freeWord = useFreeWord();
  return (
    <ul className="plain stack tight">
      {rows.map((row) => (
        <li key={row._id} className={row.overdue + row.expired > 0 ? 'card rail-overdue' : 'card'}>
          <div className="row">
            <b className="lead sp">{row.name}</b>
            {action(row)}
          </div>
          <p className="small ink2">{row.place}</p>
          <p className="small">
            {t('summary.readiness')} {readiness(row)}
          </p>
          {row.free === EXPIRED && <p>{freeChip(row.free, freeWord(row.free))}</p>}
          <p className={`${styles.words} small`}>
            {listedCounts
              .filter((id) => row[id] > 0)
              .map((id) => (
                <FleetFigure key={id} row={row} id={id} text={t(`summary.${id}`)} />
              ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
