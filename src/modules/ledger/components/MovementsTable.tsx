import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { kindIcons } from '#modules/movements/components/kindIcons.ts';
import type { Movement } from '#modules/movements/contract.ts';
import { useMovementText } from '#modules/movements/useMovementText.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './movementsTable.module.css';

/** Movements of several items, newest first: what, of which item, where, for what, and by whom. */
export function MovementsTable({ rows }: { rows: readonly Movement[] }) {
  const { t } = useTranslation(['ledger', 'movements']);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('movements:when')}</th>
          <th className={styles.icon}>
            <span className="vh">{t('movements:what')}</span>
          </th>
          <th>{t('itemAndWhat')}</th>
          <th className={styles.where}>{t('where')}</th>
          <th className={styles.who}>{t('movements:who')}</th>
          <th className={styles.end}>{t('movements:change')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row._id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: Movement }) {
  const { t } = useTranslation(['ledger', 'movements']);
  const format = useFormat();
  const { paths } = usePlaces();
  const { deedOf, whereOf } = useMovementText(paths);
  const { quantity, reason, note, forced, reverses } = row;
  const sign = quantity > 0 ? '+' : quantity < 0 ? '−' : '';
  const where = whereOf(row);
  const why = [reason, note && t('movements:noteOf', { note }), forced && t('movements:forced')]
    .filter(Boolean)
    .join(' · ');
  return (
    <tr>
      <td>
        {format.shortDay(row.at)}
        <br />
        <span className="ink2">{format.time(row.at)}</span>
      </td>
      <td className={styles.icon}>
        <Icon name={reverses ? 'undo' : kindIcons[row.kind]} />
      </td>
      <td>
        <AppLink to="/app/inventory/$id" params={{ id: row.inventoryID }}>
          {row.itemName}
        </AppLink>
        <span className={styles.second}>
          {deedOf(row)}
          {why && ` · ${why}`}
          <ForWhat row={row} />
        </span>
        <span className={`${styles.second} ${styles.narrow}`}>
          {[where, row.userName].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className={`ink2 ${styles.where}`}>{where}</td>
      <td className={`ink2 ${styles.who}`}>{row.userName}</td>
      <td className={`${styles.end} ${quantity === 0 ? 'ink3' : ''}`}>
        {sign} {format.number(Math.abs(quantity))}
      </td>
    </tr>
  );
}

/** The job, the order or the count sheet that it was done for. */
function ForWhat({ row: { jobID, orderID, stocktakeID } }: { row: Movement }) {
  const { t } = useTranslation(['ledger', 'movements']);
  const user = useUser();
  const links: ReactNode[] = [];
  if (jobID !== '' && can(user, { flag: 'jobs' }))
    links.push(
      <AppLink key="job" to="/app/jobdetails/$id" params={{ id: jobID }}>
        {t('job')}
      </AppLink>,
    );
  if (orderID !== '')
    links.push(
      <AppLink key="order" to="/app/orders/$id" params={{ id: orderID }}>
        {t('order')}
      </AppLink>,
    );
  if (stocktakeID !== '' && can(user, { flag: 'inventory' }))
    links.push(
      <AppLink key="stocktake" to="/app/stocktake/$id" params={{ id: stocktakeID }}>
        {t('stocktake')}
      </AppLink>,
    );
  return links.map((link, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the links never change places
    <span key={index}> · {link}</span>
  ));
}
