import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type Order, orders } from '../contract.ts';
import { useApproveOrder } from '../queries/commands.ts';
import { useOrderRules, useOrders } from '../queries.ts';
import { approvalBy, approvalHolds, isApproved, mayApprove, waitsForApproval } from '../rules/approval.ts';
import { useOrderLabels } from '../useOrderLabels.tsx';
import styles from './orders.module.css';

/** What an order waits for: somebody's approval, or its rest in another order. */
export function OrderBanners({ order, mayWrite }: { order: Order; mayWrite: boolean }) {
  const { t } = useTranslation('orders');
  const { data: all = [] } = useOrders();
  const links = (
    [
      ['backOrderOf', order.backOrderOf],
      ['backOrder', order.backOrderID],
    ] as const
  ).flatMap(([text, id]) => {
    const other = all.find(({ _id }) => _id === id);
    return other ? [{ text, other }] : [];
  });
  return (
    <>
      {links.map(({ text, other }) => (
        <Banner key={other._id} icon={<Icon name="cart" />} apart>
          {t(text)}{' '}
          <AppLink to="/app/orders/$id" params={{ id: other._id }}>
            {orders.nameOf(other)}
          </AppLink>
        </Banner>
      ))}
      {order.status === 'draft' && mayWrite && <Approval order={order} />}
    </>
  );
}

function Approval({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const user = useUser();
  const format = useFormat();
  const labels = useOrderLabels();
  const { data: rules } = useOrderRules();
  const { mutateAsync: decide } = useApproveOrder();
  const refuse = useDialog(() => import('./dialogs/RefuseDialog.tsx'), { order });
  const by = rules ? approvalBy(order, rules) : 'nobody';
  const { approval } = order;
  if (by === 'nobody' || order.lines.length === 0 || isApproved(order)) return null;
  const step = (each: 'ask' | 'agree') => () =>
    decide({ id: order._id, step: each, reason: '', by: userName(user), byID: user._id });
  const mayDecide = mayApprove(by, user);
  const isRefused = approval?.state === 'refused' && approvalHolds(order);
  if (waitsForApproval(order))
    return (
      <>
        <Banner
          kind="warn"
          icon={<Icon name="hourglass" />}
          apart
          action={
            mayDecide && (
              <span className={styles.acts}>
                <Button onClick={() => refuse.open()}>{t('approval.refuse')}</Button>
                <Button variant="primary" onClick={step('agree')}>
                  {t('approval.agree')}
                </Button>
              </span>
            )
          }
        >
          {mayDecide
            ? t('approval.waits', {
                by: approval?.askedBy ?? '',
                total: format.money(approval?.total, order.currency),
              })
            : t('approval.waitsFor', { who: t(`approval.who.${by}`) })}
        </Banner>
        {refuse.element}
      </>
    );
  return (
    <Banner
      kind="warn"
      icon={<Icon name="warning" />}
      apart
      action={
        mayDecide ? (
          <Button onClick={step('agree')}>{t('approval.agree')}</Button>
        ) : (
          <Button onClick={step('ask')}>{t('approval.ask')}</Button>
        )
      }
    >
      {isRefused
        ? t('approval.refused', { by: approval?.by ?? '', reason: approval?.reason ?? '' })
        : t('send.needs', { who: `${t(`approval.who.${by}`)}, ${labels.total(order)}` })}
    </Banner>
  );
}
