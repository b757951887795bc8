import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { mayChange } from '#modules/inventory/rules.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Transfer } from '../contract.ts';
import { useTransfers } from '../queries.ts';
import { isOpen, nextSteps } from '../rules/next.ts';
import { useTransferLabels } from '../useTransferLabels.tsx';
import styles from './transfers.module.css';

/** The transfers of an item that are under way, and what is to be done aboard. */
export default function TransferUses({ item }: { item: InventoryItem }) {
  const { data: list = [] } = useTransfers();
  return list
    .filter((row) => row.inventoryID === item._id && isOpen(row))
    .map((row) => <Row key={row._id} row={row} item={item} />);
}

function Row({ row, item }: { row: Transfer; item: InventoryItem }) {
  const { t } = useTranslation('transfers');
  const user = useUser();
  const labels = useTransferLabels();
  const step = useDialog(() => import('./StepDialog.tsx'), { row, item });
  const decline = useDialog(() => import('./DeclineDialog.tsx'), { row });
  const can = nextSteps(row);
  const may = user.superadmin || mayChange(user, item);
  return (
    <>
      <ListRow
        icon={<Icon name="swap" />}
        title={labels.title(row)}
        second={labels.details(row)}
        end={labels.chip(row)}
      />
      {may && (can.send || can.receive || can.decline) && (
        <div className={styles.deeds}>
          {can.decline && <Button onClick={() => decline.open()}>{t('decline')}</Button>}
          {can.send && (
            <Button variant="primary" icon={<Icon name="send" />} onClick={() => step.open({ kind: 'send' })}>
              {t('send')}
            </Button>
          )}
          {can.receive && (
            <Button
              variant="primary"
              icon={<Icon name="takeIn" />}
              onClick={() => step.open({ kind: 'receive' })}
            >
              {t('receive')}
            </Button>
          )}
        </div>
      )}
      {step.element}
      {decline.element}
    </>
  );
}
