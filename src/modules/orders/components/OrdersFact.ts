import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useOrders } from '../queries.ts';
import { daysLate, isOnOrder } from '../rules/receipts.ts';

/** In the menu: what is being written, on its way and late. */
export default function OrdersFact() {
  const { t } = useTranslation('orders');
  const { today } = useFormat();
  const { data } = useOrders();
  return data && data.length > 0
    ? t('facts', {
        drafts: data.filter(({ status }) => status === 'draft').length,
        coming: data.filter(isOnOrder).length,
        late: data.filter((order) => daysLate(order, today) !== null).length,
      })
    : null;
}
