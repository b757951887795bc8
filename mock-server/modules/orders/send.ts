import type { orderCommands } from '#modules/orders/contract/commands.ts';
import { type Order, type OrderMail, orders } from '#modules/orders/contract.ts';
import { approvalBy, isApproved, mayApprove } from '#modules/orders/rules/approval.ts';
import { hasCome } from '#modules/orders/rules/receipts.ts';
import { printPaper } from '../../documents/printPaper.ts';
import type { PurchaseOrderFacts } from '../../documents/purchaseOrder.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { logError } from '../../log.ts';
import type { Mail } from '../../mail.ts';
import { lockItem, lockRow, updateItem } from '../../store/records.ts';
import { writerOf } from '../crewemail.ts';
import { approvalNow, refuseIfChanged } from './decide.ts';
import { refreshOnOrder } from './figures.ts';
import { rulesOf } from './limits.ts';
import { paperFacts } from './paper.ts';

type SendCall = Call<typeof orderCommands.send>;

const isAddress = (to: string) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(to);

/** The approval that sending needs, or gives if the caller may approve. */
const approvalFor = async (call: SendCall, order: Order) => {
  const by = approvalBy(order, await rulesOf(call, order.boatID));
  if (by === 'nobody' || isApproved(order)) return {};
  if (!mayApprove(by, call.viewer)) throw fail(403, 'approvalNeeded');
  return { approval: approvalNow(call, order, 'agreed') };
};

type Sending = {
  orderID: string;
  mailID: string;
  facts: PurchaseOrderFacts;
  mail: Omit<Mail, 'attachments'>;
  /** Fields of an order that counts as sent once the mail is out. */
  sent: object;
};

/** Makes the paper, mails it, then records what became of the mail. */
const deliver = async (
  { services, viewer, now }: SendCall,
  { orderID, mailID, facts, mail, sent }: Sending,
) => {
  let state: OrderMail['state'] = 'sent';
  try {
    const { bytes, fileName } = await printPaper(viewer._id, { kind: 'purchaseOrder', facts });
    const attachments = [{ name: fileName, type: 'application/pdf', bytes }];
    await services.mail.send({ ...mail, attachments });
  } catch (error) {
    logError(services.log, 'order mail', error);
    state = 'failed';
  }
  await services.database.db.transaction().execute(async (db) => {
    const row = await lockRow<Order>(db, orders, orderID);
    if (!row) return;
    const mails = row.data.mails.map((each) => (each._id === mailID ? { ...each, state } : each));
    const fields = state === 'sent' && row.data.status === 'draft' ? { mails, ...sent } : { mails };
    const order = await updateItem<Order>({ db, now, viewer }, orders, row, fields);
    await refreshOnOrder({ db, now, viewer }, order);
  });
};

/** Mails an order, or records that it was placed in another way. */
export const send = async (call: SendCall): Promise<Order> => {
  const { viewer, doneAt } = call;
  const { _id, to, language, subject, text, total } = call.body;
  const row = await lockItem<Order>(call, orders, call.params.id);
  const order = row.data;
  // The same mail is sent once.
  if (order.mails.some((mail) => mail._id === _id)) return order;
  const isDraft = order.status === 'draft';
  if (!isDraft && (order.status === 'cancelled' || to === '')) throw fail(400, 'orderNotDraft');
  if (order.lines.length === 0) throw fail(400, 'orderEmpty');
  if (order.supplierName === '') throw fail(400, 'orderNoSupplier');
  if (to !== '' && !isAddress(to)) throw fail(400, 'notAnEmail', {}, 'to');
  if (isDraft) refuseIfChanged(order, total);
  const approved = isDraft && !hasCome(order) ? await approvalFor(call, order) : {};
  const sent = { status: 'sent', sentAt: doneAt, sentBy: viewer.name };
  if (to === '') {
    const placed = await updateItem<Order>(call, orders, row, { ...approved, ...sent });
    await refreshOnOrder(call, placed);
    return placed;
  }
  const mail: OrderMail = { _id, at: doneAt, by: viewer.name, to, language, state: 'sending' };
  const changed = await updateItem<Order>(call, orders, row, { ...approved, mails: [...order.mails, mail] });
  const facts = await paperFacts(call, isDraft ? { ...changed, ...sent, status: 'sent' } : changed, language);
  const content = { to, subject, text: `${text}\n\n${viewer.name}\n`, ...(await writerOf(call)) };
  // The answer says that it is being mailed; what became of it comes as a change of its own.
  call.afterAnswer(() => deliver(call, { orderID: order._id, mailID: _id, facts, mail: content, sent }));
  return changed;
};
