import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Order, Receipt } from '../contract.ts';
import { rounded } from '../rules/totals.ts';

/** The deliveries of an order, newest first, and what was returned. */
export function ReceiptsPanel({ order, mayWrite }: { order: Order; mayWrite: boolean }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const giveBack = useDialog(() => import('./dialogs/ReturnDialog.tsx'), { order });
  const receipts = order.receipts.toReversed();
  const titleOf = ({ kind, note }: Receipt) =>
    kind === 'return'
      ? t('receipts.return', { note })
      : note
        ? t('receipts.delivery', { note })
        : t('receipts.noNote');
  const factsOf = ({ at, by, lines }: Receipt) =>
    `${format.dayTime(at)}, ${t('receipts.by', {
      by,
      lines: lines.length,
      count: rounded(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    })}`;
  return (
    <Panel title={t('receipts.title')} count={receipts.length}>
      {receipts.length === 0 ? (
        <p className="pad small ink2">{t('receipts.none')}</p>
      ) : (
        <ul className="rows">
          {receipts.map((receipt) => (
            <li key={receipt._id}>
              <ListRow
                icon={<Icon name={receipt.kind === 'return' ? 'undo' : 'takeIn'} />}
                title={titleOf(receipt)}
                second={factsOf(receipt)}
                end={
                  mayWrite &&
                  receipt.kind === 'delivery' && (
                    <Button onClick={() => giveBack.open({ receipt })}>{t('receipts.giveBack')}</Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {giveBack.element}
    </Panel>
  );
}
