import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { RecordPanels } from '#modules/history/components/RecordPanels.tsx';
import { useSuppliers } from '#modules/suppliers/queries.ts';
import { type Order, orders } from '../contract.ts';
import { DetailsPanel } from './DetailsPanel.tsx';
import { HeardPanel } from './HeardPanel.tsx';
import { LinesPanel } from './LinesPanel.tsx';
import { OrderBanners } from './OrderBanners.tsx';
import { OrderHeader } from './OrderHeader.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import styles from './orders.module.css';
import { QuotesPanel } from './QuotesPanel.tsx';
import { ReceiptsPanel } from './ReceiptsPanel.tsx';
import { SumsPanel } from './SumsPanel.tsx';
import { SupplierPanel } from './SupplierPanel.tsx';

/** An order in all; its code loads when one is first opened. */
export default function OrderView({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const user = useUser();
  const mayWrite = can(user, orders.access.write);
  const { data: suppliers = [] } = useSuppliers();
  const supplier = suppliers.find(({ _id }) => _id === order.supplierID);
  const agent = suppliers.find(({ _id }) => _id === order.agentID);
  const isDraft = order.status === 'draft';
  return (
    <>
      <OrderHeader order={order} supplier={supplier} mayWrite={mayWrite} />
      <OrderBanners order={order} mayWrite={mayWrite} />
      <OrderSteps order={order} />
      <div className={styles.two}>
        <div className="column">
          <LinesPanel order={order} mayReceive={mayWrite || can(user, { flag: 'inventory' })} />
          <div className={styles.under}>
            {isDraft ? (
              <QuotesPanel order={order} mayWrite={mayWrite} />
            ) : (
              <ReceiptsPanel order={order} mayWrite={mayWrite} />
            )}
            <SumsPanel order={order} />
          </div>
        </div>
        <div className="column">
          <SupplierPanel order={order} supplier={supplier} />
          <DetailsPanel order={order} agentName={agent?.supplierName ?? ''} />
          <HeardPanel order={order} />
        </div>
      </div>
      <div className={styles.files}>
        <RecordPanels resource="orders" id={order._id} files={t('files')} photosHint={t('photosHint')} />
      </div>
    </>
  );
}
