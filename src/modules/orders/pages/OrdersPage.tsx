import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { TableView } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { type Order, orders } from '../contract.ts';
import { useOrders } from '../queries.ts';
import { waitsForApproval } from '../rules/approval.ts';
import { daysLate, isOnOrder } from '../rules/receipts.ts';
import { openOf, rounded, totalsOf } from '../rules/totals.ts';
import { orderStates, stateOf, useOrderLabels } from '../useOrderLabels.tsx';

const loadEditForm = () => import('../EditForm.tsx');
const loadLimitsDialog = () => import('../components/dialogs/LimitsDialog.tsx');

const pageOf = ({ _id: id }: Order) => ({ to: '/app/orders/$id', params: { id } });

const isOpen = ({ status }: Order) => status !== 'received' && status !== 'cancelled';

const useColumns = () => {
  const { t } = useTranslation('orders');
  const labels = useOrderLabels();
  const format = useFormat();
  const { field, choice, day } = fieldColumns(t, (order: Order) => order);
  return [
    field('number', { width: 90, cell: labels.number, card: 'number' }),
    choice('status', labels.state, {
      value: stateOf,
      cell: labels.chip,
      order: orderStates,
      width: 190,
      filterInSight: true,
      card: 'badge',
    }),
    field('supplierName', {
      primary: true,
      width: 200,
      grow: 1,
      cell: labels.supplier,
      filter: 'select',
      filterInSight: true,
      groupable: true,
    }),
    field('lines', {
      value: ({ lines }) => lines.map(({ name, partNo }) => [name, partNo].filter(Boolean).join(' ')),
      cell: ({ lines }) => lines.map(({ name }) => name).join(', '),
      sortable: false,
      width: 190,
      grow: 1,
      card: 'sub',
    }),
    field('open', {
      value: ({ lines }) => rounded(lines.reduce((sum, line) => sum + openOf(line), 0)),
      align: 'end',
      width: 90,
      card: 'none',
    }),
    field('total', {
      value: (order) => totalsOf(order).total,
      cell: labels.total,
      exportValue: labels.total,
      sum: (order) => ({ minor: totalsOf(order).total, currency: order.currency }),
      align: 'end',
      width: 120,
      card: 'meta',
    }),
    day('sentAt', format.shortDay, { width: 90, card: 'none' }),
    day('expectedAt', format.shortDay, {
      value: (order) => (isOpen(order) ? (order.expectedAt ?? order.wantedBy) : null),
      cell: (order) => {
        const late = labels.late(order);
        const when = isOpen(order) ? format.shortDay(order.expectedAt ?? order.wantedBy) : '';
        return late ? <span className="overdue-ink">{`${when}, ${late}`}</span> : when;
      },
      width: 170,
      card: 'meta',
    }),
    field('port', { filter: 'select', groupable: true, width: 120, card: 'none' }),
    field('budgetLine', { filter: 'select', groupable: true, width: 130, card: 'none' }),
    field('supplierRef', { width: 130, defaultHidden: true, card: 'none' }),
    field('remarks', { width: 200, defaultHidden: true, card: 'none' }),
  ];
};

/** The boat's orders: drafts, what is on its way, and what came. */
export function OrdersPage() {
  const { t } = useTranslation(['orders', 'buying', 'table']);
  const format = useFormat();
  const user = useUser();
  const mayWrite = can(user, orders.access.write);
  const create = useDialog(loadEditForm);
  const limits = useDialog(loadLimitsDialog);
  const isLate = (order: Order) => daysLate(order, format.today) !== null;
  const views: TableView<Order>[] = [
    { id: 'open', label: t('view.open'), filter: isOpen },
    { id: 'drafts', label: t('view.drafts'), filter: ({ status }) => status === 'draft' },
    { id: 'approval', label: t('view.approval'), filter: waitsForApproval },
    { id: 'coming', label: t('view.coming'), filter: isOnOrder },
    { id: 'back', label: t('view.back'), filter: ({ status }) => status === 'partReceived' },
    { id: 'late', label: t('view.late'), filter: isLate },
  ];
  const phone = usePhone();
  const mayLimit = mayWrite && answersForVessel(user);
  const toBuy = { label: t('buying:toBuy.open'), to: '/app/orders/tobuy' } as const;
  const forecast = { label: t('buying:forecast.open'), to: '/app/orders/forecast' } as const;
  const items = [
    toBuy,
    forecast,
    ...(mayLimit ? [{ label: t('limits.open'), onClick: () => limits.open() }] : []),
  ];
  return (
    <>
      <ListPage<Order>
        t={t}
        query={useOrders()}
        saved="orders"
        facts={(list) =>
          t('facts', {
            drafts: list.filter(({ status }) => status === 'draft').length,
            coming: list.filter(isOnOrder).length,
            late: list.filter(isLate).length,
          })
        }
        actions={
          phone ? (
            <Menu label={t('more')} icon={<Icon name="more" />} iconOnly items={items} />
          ) : (
            <>
              {mayLimit && <Button onClick={() => limits.open()}>{t('limits.open')}</Button>}
              <ButtonLink to={toBuy.to}>{toBuy.label}</ButtonLink>
              <ButtonLink to={forecast.to}>{forecast.label}</ButtonLink>
            </>
          )
        }
        create={mayWrite && create}
        icon={<Icon name="cart" />}
        columns={useColumns()}
        views={views}
        rowTo={pageOf}
        rail={(order) => (isLate(order) ? 'overdue' : undefined)}
        initialSort={{ id: 'number', desc: true }}
      />
      {limits.element}
    </>
  );
}
