import { useTranslation } from '#lib/useTranslation.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { kindIcons } from '#modules/movements/components/kindIcons.ts';
import { useMovementText } from '#modules/movements/useMovementText.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SyncMark } from '#ui/SyncPill.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { InventoryItem } from '../../contract.ts';
import styles from './movements.module.css';
import { type LedgerRow, useLedger } from './useLedger.ts';

type Props = { item: InventoryItem; mayWrite: boolean };

/** The movements of an item, newest first; a mistake gets its own row. */
export function LedgerPanel({ item, mayWrite }: Props) {
  const { t } = useTranslation('movements');
  const { query, ledger } = useLedger(item);
  const mend = useDialog(() => import('./MendDialog.tsx'), { item });
  return (
    <Panel
      title={t('title')}
      count={query.data ? ledger.length : undefined}
      action={
        <AppLink to="/app/movements" search={{ item: item._id }}>
          {t('all')}
        </AppLink>
      }
    >
      <Loaded
        query={ledger.length > 0 ? { ...query, data: ledger } : query}
        failed={t('loadFailed')}
        none={
          <p className="small ink2" style={{ padding: '8px var(--pad) 12px' }}>
            {t('none')}
          </p>
        }
      >
        {() => (
          <table className={styles.ledger}>
            <thead>
              <tr>
                <th>{t('when')}</th>
                <th>
                  <span className="vh">{t('what')}</span>
                </th>
                <th>{t('whatAndWhy')}</th>
                <th className={styles.who}>{t('who')}</th>
                <th className={styles.end}>{t('change')}</th>
                <th className={styles.end}>{t('left')}</th>
                {mayWrite && (
                  <th>
                    <span className="vh">{t('putRight')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {ledger.map((row) => (
                <Row key={row._id} row={row} mayWrite={mayWrite} onMend={() => mend.open({ row })} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
      {mend.element}
    </Panel>
  );
}

function Row({ row, mayWrite, onMend }: { row: LedgerRow; mayWrite: boolean; onMend: () => void }) {
  const { t } = useTranslation('movements');
  const format = useFormat();
  const { paths } = usePlaces();
  const { deedOf, whereOf } = useMovementText(paths);
  const { kind, quantity, reason, note, reverses, mendedBy } = row;
  const where = whereOf(row);
  const deed = deedOf({ ...row, reverses: '' });
  const sign = quantity > 0 ? '+' : quantity < 0 ? '−' : '';
  return (
    <tr>
      <td>
        {format.shortDay(row.at)}
        <br />
        <span className="ink2">{format.time(row.at)}</span>
      </td>
      <td className={styles.icon}>
        <Icon name={reverses ? 'undo' : kindIcons[kind]} />
      </td>
      <td>
        <span className={styles.what}>
          <b className={mendedBy ? styles.mended : undefined}>
            {deedOf(row)} {row.sync && <SyncMark state={row.sync} />}
          </b>
          <span className="ink2">
            {[
              reason,
              note && t('noteOf', { note }),
              where,
              row.forced && t('forced'),
              mendedBy && t('wasMended'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </td>
      <td className={`ink2 ${styles.who}`}>{row.userName}</td>
      <td className={`${styles.end} ${quantity === 0 ? 'ink3' : ''}`}>
        {sign} {format.number(Math.abs(quantity))}
      </td>
      <td className={styles.end}>{format.number(row.remaining)}</td>
      {mayWrite && (
        <td className={styles.end}>
          {!(reverses || mendedBy || row.sync) && (
            <IconButton
              label={t('putRightOf', { deed })}
              icon={<Icon name="undo" size="s" />}
              onClick={onMend}
            />
          )}
        </td>
      )}
    </tr>
  );
}
