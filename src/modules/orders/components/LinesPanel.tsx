import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useNarrow } from '#ui/useMedia.ts';
import type { Order } from '../contract.ts';
import { isOnOrder } from '../rules/receipts.ts';
import { openOf } from '../rules/totals.ts';
import { useReceiving } from '../useReceiving.ts';
import { LineCard } from './LineCard.tsx';
import { LineRow } from './LineRow.tsx';
import styles from './orders.module.css';
import { ReceiveBand } from './ReceiveBand.tsx';

/** The lines of an order; what comes is received in the same table. */
export function LinesPanel({ order, mayReceive }: { order: Order; mayReceive: boolean }) {
  const { t } = useTranslation('orders');
  const narrow = useNarrow();
  const receiving = useReceiving(order);
  const { lines, status } = order;
  const done = lines.filter((line) => openOf(line) === 0).length;
  const isSent = status !== 'draft' && status !== 'cancelled';
  const canStart = mayReceive && isOnOrder(order) && !receiving.isOpen;
  return (
    <Panel
      title={t('field.lines')}
      count={isSent ? t('line.complete', { done, of: lines.length }) : lines.length}
      action={
        canStart && (
          <Button variant="primary" icon={<Icon name="takeIn" />} onClick={receiving.start}>
            {t('receive.start')}
          </Button>
        )
      }
    >
      {receiving.isOpen && <ReceiveBand receiving={receiving} />}
      {lines.length === 0 ? (
        <p className="pad small ink2">{t('line.none')}</p>
      ) : narrow ? (
        <ol className="rows">
          {lines.map((line, index) => (
            <LineCard
              key={line._id}
              line={line}
              no={index + 1}
              currency={order.currency}
              isSent={isSent}
              receiving={receiving}
            />
          ))}
        </ol>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.lines}>
            <thead>
              <tr>
                <th>
                  <span className="vh">{t('line.one')}</span>
                </th>
                <th className={styles.part}>{t('line.part')}</th>
                <th>{t('line.partNo')}</th>
                <th className="num">{t(isSent ? 'line.ordered' : 'line.quantity')}</th>
                {isSent && <th className="num">{t('line.received')}</th>}
                {receiving.isOpen && <th className="num">{t('line.now')}</th>}
                {receiving.isOpen && <th>{t('line.into')}</th>}
                {isSent && <th className="num">{t('line.open')}</th>}
                <th className="num">{t('line.price')}</th>
                <th className="num">{t('line.sum')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <LineRow
                  key={line._id}
                  line={line}
                  no={index + 1}
                  currency={order.currency}
                  isSent={isSent}
                  receiving={receiving}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
