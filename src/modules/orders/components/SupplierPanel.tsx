import { useTranslation } from '#lib/useTranslation.ts';
import type { Supplier } from '#modules/suppliers/contract.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { DescriptionList, type Fact, mailLink, phoneLink } from '#ui/DescriptionList.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Order } from '../contract.ts';
import { useOrders } from '../queries.ts';
import { leadOf, ordersOf, spentIn12Months } from '../rules/bought.ts';
import { useOrderLabels } from '../useOrderLabels.tsx';

/** The supplier of an order, and what is known of it from earlier orders. */
export function SupplierPanel({ order, supplier }: { order: Order; supplier: Supplier | undefined }) {
  const { t } = useTranslation(['orders', 'suppliers']);
  const format = useFormat();
  const labels = useOrderLabels();
  const { data: all = [] } = useOrders();
  const own = order.supplierName === '' ? [] : ordersOf(all, order);
  const lead = leadOf(own);
  const { count, sums } = spentIn12Months(own, format.today);
  const facts: Fact[] = [
    ...(supplier
      ? ([
          [t('suppliers:field.customerNo'), supplier.customerNo],
          [t('suppliers:field.terms'), supplier.terms],
          [t('field.email'), mailLink(supplier.email)],
          [t('field.phone'), phoneLink(supplier.phone)],
        ] satisfies Fact[])
      : []),
    [t('supplier.lead'), lead ? t('supplier.leadOf', lead) : ''],
    [
      t('supplier.spent'),
      count > 0
        ? t('supplier.spentIn', {
            count,
            sum: format.list(sums.map(({ currency, amount }) => format.money(amount, currency))),
          })
        : '',
    ],
  ];
  return (
    <Panel
      title={labels.supplier(order)}
      action={
        supplier && (
          <AppLink to="/app/supplier/$id" params={{ id: supplier._id }}>
            {t('supplier.page')}
          </AppLink>
        )
      }
    >
      <DescriptionList facts={facts} />
    </Panel>
  );
}
