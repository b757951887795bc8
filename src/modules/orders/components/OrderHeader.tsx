import { useNavigate } from '@tanstack/react-router';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import type { Supplier } from '#modules/suppliers/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useWide } from '#ui/useMedia.ts';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { type Order, orders } from '../contract.ts';
import { useReopenOrder, useSendOrder } from '../queries/commands.ts';
import { useCreateOrder, useDeleteOrder, useOrderPaper, useOrderRules } from '../queries.ts';
import { approvalBy, isApproved, mayApprove } from '../rules/approval.ts';
import { copyOf } from '../rules/copy.ts';
import { hasCome } from '../rules/receipts.ts';
import { useOrderLabels } from '../useOrderLabels.tsx';

type Props = { order: Order; supplier: Supplier | undefined; mayWrite: boolean };

/** Name, state and facts of an order, and what can be done with it now. */
export function OrderHeader({ order, supplier, mayWrite }: Props) {
  const { t } = useTranslation('orders');
  const labels = useOrderLabels();
  const user = useUser();
  const wide = useWide();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const askDelete = useAskDelete();
  const { data: rules } = useOrderRules();
  const { mutateAsync: savePaper } = useOrderPaper();
  const { mutateAsync: create } = useCreateOrder();
  const { mutateAsync: remove } = useDeleteOrder();
  const { mutateAsync: send } = useSendOrder();
  const { mutateAsync: reopen } = useReopenOrder();
  const edit = useDialog(() => import('../EditForm.tsx'), { item: order });
  const mail = useDialog(() => import('./dialogs/SendDialog.tsx'), { order });
  const cancel = useDialog(() => import('./dialogs/CancelDialog.tsx'), { order });
  const rest = useDialog(() => import('./dialogs/RestDialog.tsx'), { order });
  const { _id, status } = order;
  const name = orders.nameOf(order) || t('unnumbered');
  const isDraft = status === 'draft';
  const by = rules ? approvalBy(order, rules) : 'nobody';
  const maySend = by === 'nobody' || isApproved(order) || mayApprove(by, user);
  const isReady = order.lines.length > 0 && order.supplierName !== '';
  const mayReopen = status === 'cancelled' || (status === 'sent' && !hasCome(order));
  const copy = async () => {
    const id = newId();
    await create({ ...copyOf(order, newId), _id: id, boatID: order.boatID });
    await navigate({ to: '/app/orders/$id', params: { id } });
  };
  const paper = { label: t('pdf'), icon: <Icon name="pdf" />, onClick: () => void savePaper(_id) };
  const items: MenuItem[] = [
    ...(wide ? [] : [paper]),
    ...(mayWrite
      ? [
          ...(isDraft && maySend && isReady
            ? [
                {
                  label: t('send.otherwise'),
                  onClick: () =>
                    confirm({
                      title: t('send.otherwiseTitle', { name }),
                      body: t('send.otherwiseBody'),
                      action: t('send.otherwise'),
                      onConfirm: () =>
                        send({
                          id: _id,
                          mailID: newId(),
                          to: '',
                          language: 'en',
                          subject: '',
                          text: '',
                          by: userName(user),
                        }),
                    }),
                },
              ]
            : []),
          { label: t('copy'), icon: <Icon name="copy" />, onClick: () => void copy() },
          ...(isDraft ? [] : [{ label: t('edit'), icon: <Icon name="edit" />, onClick: () => edit.open() }]),
          ...(status === 'partReceived' ? [{ label: t('rest.open'), onClick: () => rest.open() }] : []),
          ...(mayReopen
            ? [{ label: t('reopen'), icon: <Icon name="undo" />, onClick: () => reopen({ id: _id }) }]
            : []),
          ...(status === 'sent' && !hasCome(order)
            ? [{ label: t('cancelling.open'), danger: true, onClick: () => cancel.open() }]
            : []),
          ...(isDraft
            ? [
                {
                  label: t('delete'),
                  icon: <Icon name="bin" />,
                  danger: true,
                  onClick: () =>
                    askDelete({
                      name,
                      body: t('removeBody'),
                      remove: () => remove(_id),
                      to: { to: '/app/orders' },
                    }),
                },
              ]
            : []),
        ]
      : []),
  ];
  const mailButton = mayWrite && status !== 'cancelled' && (maySend || !isDraft) && isReady && (
    <Button
      variant={isDraft ? 'primary' : undefined}
      icon={<Icon name="mail" />}
      onClick={() => mail.open({ supplier })}
    >
      {t('send.open')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: t('title'), to: '/app/orders' }]}
        facts={[t('pieces', { count: order.lines.length }), order.budgetLine].filter(Boolean).join(' · ')}
        actions={
          <>
            {labels.chip(order)}
            <WaitingPill id={_id} />
            {wide && (
              <Button icon={<Icon name="pdf" />} onClick={() => savePaper(_id)}>
                {t('pdf')}
              </Button>
            )}
            {isDraft && mayWrite && <Button onClick={() => edit.open()}>{t('edit')}</Button>}
            {!isDraft && mailButton}
            {items.length > 0 && (
              <Menu label={t('more')} icon={<Icon name="more" />} iconOnly items={items} />
            )}
          </>
        }
        primary={isDraft ? mailButton : undefined}
        primaryInBottomBar={!wide}
      />
      {edit.element}
      {mail.element}
      {cancel.element}
      {rest.element}
    </>
  );
}
