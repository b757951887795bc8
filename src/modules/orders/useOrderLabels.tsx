import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { Order } from './contract.ts';
import { isApproved, waitsForApproval } from './rules/approval.ts';
import { daysLate } from './rules/receipts.ts';
import { totalsOf } from './rules/totals.ts';

/** What an order is waiting for, finer than its status. */
export const orderStates = [
  'draft',
  'asked',
  'approved',
  'mailing',
  'sent',
  'partReceived',
  'received',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

export const stateOf = (order: Order): OrderState => {
  if (order.status !== 'draft') return order.status;
  if (order.mails.at(-1)?.state === 'sending') return 'mailing';
  if (waitsForApproval(order)) return 'asked';
  return isApproved(order) ? 'approved' : 'draft';
};

const looks: Record<OrderState, readonly [string, IconName]> = {
  draft: ['none', 'edit'],
  asked: ['waiting', 'hourglass'],
  approved: ['prog', 'check'],
  mailing: ['waiting', 'mail'],
  sent: ['prog', 'delivery'],
  partReceived: ['prog', 'play'],
  received: ['done', 'check'],
  cancelled: ['upcoming', 'block'],
};

/** Orders in the reader's words. */
export const useOrderLabels = () => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const state = (each: string) => {
    const known = orderStates.find((one) => one === each);
    return known ? t(`status.${known}`) : each;
  };
  return {
    /** "PO-318"; a draft that the server has not seen has none. */
    number: ({ number }: Pick<Order, 'number'>) => (number === null ? t('unnumbered') : t('po', { number })),
    supplier: ({ supplierName }: Pick<Order, 'supplierName'>) => supplierName || t('noSupplier'),
    state,
    chip: (order: Order) => {
      const own = stateOf(order);
      const [look, icon] = looks[own];
      return (
        <span className={`st ${look}`}>
          <Icon name={icon} />
          {state(own)}
        </span>
      );
    },
    total: (order: Order) => format.money(totalsOf(order).total, order.currency),
    late: (order: Order) => {
      const days = daysLate(order, format.today);
      return days === null ? '' : t('lateBy', { count: days });
    },
  };
};
