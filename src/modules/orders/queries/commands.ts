import { type QueryClient, useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { replaceFields } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { orderCommands } from '../contract/commands.ts';
import { type Order, orders, type Receipt, type ReceivedLine } from '../contract.ts';
import { approvedThing } from '../rules/approval.ts';
import { withoutRest, withReceipt } from '../rules/receipts.ts';
import { totalsOf } from '../rules/totals.ts';

const { name } = orders;

type OnOrder = { id: string };

const cached = (client: QueryClient, { id }: OnOrder): Order | undefined => cachedItem(orders, client, id);

/** What all commands on one order have in common; an order that is not cached is on no screen. */
const onOrder = <V extends OnOrder>(change: (order: Order, variables: V) => Partial<Order>) => ({
  resource: name,
  entityIds: ({ id }: V) => [id],
  optimisticAnswer: (variables: V, client: QueryClient): Order | undefined => cached(client, variables),
  change: (variables: V) => ({
    rule: (list: readonly Order[]) =>
      list.map((order) => (order._id === variables.id ? { ...order, ...change(order, variables) } : order)),
  }),
  confirm: (order: Order | undefined) =>
    order ? replaceFields(order._id, order) : (list: readonly Order[]) => list,
  invalidates: (_answer: Order | undefined, { id }: V) => [['history', name, id]],
});

/** Sent again after somebody has changed the order: for the total that it has now. */
const asItIsNow = {
  yes: 'outbox:ask.asItIsNow',
  no: 'outbox:ask.leave',
  insist: (current: object) => ({ total: totalsOf(orders.item.parse(current)).total }),
} as const;

const shownTotal = (client: QueryClient, variables: OnOrder) => {
  const order = cached(client, variables);
  return order ? { total: totalsOf(order).total } : {};
};

type Decision = OnOrder & { step: 'ask' | 'agree' | 'refuse'; reason: string; by: string; byID: string };

const approve = listMutation<Order, Decision, Order | undefined>({
  ...onOrder<Decision>((order, { step, reason, by, byID }) => {
    const now = nowIso();
    const asked = order.approval;
    const decided = step !== 'ask';
    return {
      approval: {
        ...approvedThing(order),
        state: step === 'ask' ? 'asked' : step === 'agree' ? 'agreed' : 'refused',
        askedBy: (decided && asked?.askedBy) || by,
        askedByID: (decided && asked?.askedByID) || byID,
        askedAt: (decided && asked?.askedAt) || now,
        by: decided ? by : '',
        at: decided ? now : null,
        reason,
      },
    };
  }),
  name: 'orders.approve',
  label: { text: 'outbox:action.orderApproval', icon: 'check' },
  commands: [orderCommands.approve],
  fields: ['reason'],
  ask: asItIsNow,
  call: ({ id, step, reason }, client) =>
    prepare(orderCommands.approve, {
      params: { id },
      body: { step, reason, ...shownTotal(client, { id }) },
    }),
});

type Sending = OnOrder & {
  mailID: string;
  to: string;
  language: 'en' | 'fr' | 'zh' | 'ja';
  subject: string;
  text: string;
  by: string;
};

const send = listMutation<Order, Sending, Order | undefined>({
  // A mailed order counts as sent only once the mail is out.
  ...onOrder<Sending>((order, { mailID, to, language, by }) =>
    to === ''
      ? { status: 'sent', sentAt: nowIso(), sentBy: by }
      : { mails: [...order.mails, { _id: mailID, at: nowIso(), by, to, language, state: 'sending' }] },
  ),
  name: 'orders.send',
  label: { text: 'outbox:action.orderSent', icon: 'check' },
  commands: [orderCommands.send],
  fields: ['text'],
  ask: asItIsNow,
  call: ({ id, mailID, by: _by, ...mail }, client) =>
    prepare(orderCommands.send, {
      params: { id },
      body: { ...mail, _id: mailID, ...shownTotal(client, { id }) },
    }),
});

type Receiving = OnOrder & { receiptID: string; note: string; lines: ReceivedLine[]; by: string };

const receiptOf = (kind: Receipt['kind'], { receiptID, note, lines, by }: Receiving): Receipt => ({
  _id: receiptID,
  kind,
  at: nowIso(),
  by,
  note,
  lines,
});

const receive = listMutation<Order, Receiving, Order | undefined>({
  ...onOrder<Receiving>((order, given) => withReceipt(order, receiptOf('delivery', given))),
  name: 'orders.receive',
  label: { text: 'outbox:action.delivery', icon: 'add' },
  commands: [orderCommands.receive],
  fields: [],
  success: 'orders:receive.done',
  ask: { yes: 'outbox:ask.further', no: 'outbox:ask.sameDelivery', insist: () => ({ further: true }) },
  call: ({ id, receiptID, note, lines }, client) => {
    const order = cached(client, { id });
    const was = (lineID: string) => order?.lines.find(({ _id }) => _id === lineID)?.received;
    return prepare(orderCommands.receive, {
      params: { id },
      body: { _id: receiptID, note, lines: lines.map((line) => ({ ...line, was: was(line.lineID) })) },
    });
  },
});

const giveBack = listMutation<Order, Receiving, Order | undefined>({
  ...onOrder<Receiving>((order, given) => withReceipt(order, receiptOf('return', given))),
  name: 'orders.giveBack',
  label: { text: 'outbox:action.givenBack', icon: 'undo' },
  commands: [orderCommands.giveBack],
  fields: [],
  success: 'orders:giveBack.done',
  call: ({ id, receiptID, note, lines }) =>
    prepare(orderCommands.giveBack, { params: { id }, body: { _id: receiptID, reason: note, lines } }),
});

type Rest = OnOrder & { backOrderID: string; expectedAt: string | null; reason: string };

const rest = listMutation<Order, Rest, Order | undefined>({
  ...onOrder<Rest>((order, { backOrderID, reason }) => ({
    lines: withoutRest(order.lines).lines,
    status: 'received',
    backOrderID,
    restReason: reason,
  })),
  name: 'orders.rest',
  label: { text: 'outbox:action.orderRest', icon: 'edit' },
  commands: [orderCommands.rest],
  fields: ['reason'],
  entityIds: ({ id, backOrderID }) => [id, backOrderID].filter(Boolean),
  call: ({ id, ...body }) => prepare(orderCommands.rest, { params: { id }, body }),
  // The back order is a row of its own, which the server made.
  after: (_answer, client) => void client.invalidateQueries({ queryKey: [name, 'list'] }),
});

type Cancelling = OnOrder & { reason: string; by: string };

const cancel = listMutation<Order, Cancelling, Order | undefined>({
  ...onOrder<Cancelling>((_order, { reason, by }) => ({
    status: 'cancelled',
    cancelled: { at: nowIso(), by, reason },
  })),
  name: 'orders.cancel',
  label: { text: 'outbox:action.orderCancelled', icon: 'delete' },
  commands: [orderCommands.cancel],
  fields: ['reason'],
  success: 'orders:cancelled',
  call: ({ id, reason }) => prepare(orderCommands.cancel, { params: { id }, body: { reason } }),
});

const reopen = listMutation<Order, OnOrder, Order | undefined>({
  ...onOrder<OnOrder>(() => ({ status: 'draft', cancelled: null, sentAt: null, sentBy: '' })),
  name: 'orders.reopen',
  label: { text: 'outbox:action.orderReopened', icon: 'undo' },
  commands: [orderCommands.reopen],
  fields: [],
  success: 'orders:reopened',
  call: ({ id }) => prepare(orderCommands.reopen, { params: { id } }),
});

/** Requests, grants or refuses the approval of an order as it is on screen. */
export const useApproveOrder = () => useMutation(approve);
/** Mails an order, or with an empty address records that it was placed otherwise. */
export const useSendOrder = () => useMutation(send);
/** Enters a delivery. */
export const useReceiveOrder = () => useMutation(receive);
/** Takes received quantities off again. */
export const useGiveBackOrder = () => useMutation(giveBack);
/** Moves what is open to a back order, or gives it up. */
export const useOrderRest = () => useMutation(rest);
export const useCancelOrder = () => useMutation(cancel);
export const useReopenOrder = () => useMutation(reopen);
