import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { notices } from '#modules/notices/contract.ts';
import { orderRules } from '#modules/orders/contract/commands.ts';
import { orders } from '#modules/orders/contract.ts';
import { as } from '../../testing/as.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { noticeLateOrders } from './late.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const order = orders.item;

const line = (id: string, quantity = 2, price: number | null = 1000) => ({
  _id: id,
  name: `Part ${id}`,
  partNo: `P-${id}`,
  quantity,
  price,
});

type Person = Awaited<ReturnType<typeof as>>;

const draft = (who: Person, id: string, fields: object = {}) =>
  who.ok(order, 'POST', '/api/orders', {
    _id: id,
    boatID: BOAT,
    supplierID: 'supplier-halcyon-1',
    supplierName: 'Chandlerie du Port Vauban',
    lines: [line(`${id}-a`), line(`${id}-b`, 5, 300)],
    ...fields,
  });
const placed = { _id: 'placed', to: '', language: 'en' };
const send = (who: Person, id: string, body: object = placed) =>
  who.ok(order, 'POST', `/api/orders/send/${id}`, body);
const read = (who: Person, id: string) => who.ok(order, 'GET', `/api/orders/${id}`);
const receive = (who: Person, id: string, receiptID: string, lines: object[], more: object = {}) =>
  who.call('POST', `/api/orders/receive/${id}`, { _id: receiptID, note: 'N 1', lines, ...more });

test('numbers are unique on the vessel, follow each other, and are not used again after a delete', async () => {
  const captain = await as(server, 'captain');
  const [first, second] = await Promise.all([draft(captain, 'o-1'), draft(captain, 'o-2')]);
  const numbers = [first.number ?? 0, second.number ?? 0].sort((a, b) => a - b);
  expect(numbers).toEqual([321, 322]);
  const last = first.number === 322 ? 'o-1' : 'o-2';
  expect(await captain.status('DELETE', `/api/orders/${last}`)).toBe(200);
  expect((await draft(captain, 'o-3')).number).toBe(323);
});

test('a sent order keeps what the supplier has on paper; the rest can be changed, and a draft again all of it', async () => {
  const captain = await as(server, 'captain');
  await draft(captain, 'o-1');
  const sent = await send(captain, 'o-1');
  expect(sent).toMatchObject({ status: 'sent', sentBy: 'Elena Marchetti' });
  const change = (fields: object) => captain.status('PUT', '/api/orders/o-1', { rev: 99_999_999, ...fields });
  expect(await change({ lines: [] })).toBe(400);
  expect(await change({ currency: 'USD' })).toBe(400);
  const { rev } = sent;
  await captain.ok(order, 'PUT', '/api/orders/o-1', { rev, supplierRef: '70 114' });
  expect(await captain.status('DELETE', '/api/orders/o-1')).toBe(409);
  expect(await captain.ok(order, 'POST', '/api/orders/reopen/o-1')).toMatchObject({
    status: 'draft',
    sentAt: null,
  });
  const again = await read(captain, 'o-1');
  await captain.ok(order, 'PUT', '/api/orders/o-1', { rev: again.rev, currency: 'USD' });
});

test('quantities received are changed by deliveries only', async () => {
  const captain = await as(server, 'captain');
  const body = { _id: 'o-1', boatID: BOAT, lines: [{ ...line('a'), received: 2 }] };
  expect(await captain.status('POST', '/api/orders', body)).toBe(400);
});

describe('approval', () => {
  const costly = { lines: [line('x', 1, 300_000)] };

  test('above the limit of the crew somebody with the rank agrees before it is sent', async () => {
    const engineer = await as(server, 'engineer');
    const captain = await as(server, 'captain');
    await draft(engineer, 'o-1', costly);
    expect(await engineer.status('POST', '/api/orders/send/o-1', placed)).toBe(403);
    const step = (who: Person, body: object) => who.call('POST', '/api/orders/approve/o-1', body);
    expect((await step(engineer, { step: 'agree' })).status).toBe(403);
    expect((await step(engineer, { step: 'ask' })).status).toBe(201);
    const told = await captain.ok(notices.mine.response, 'GET', '/api/notifications');
    expect(told[0]).toMatchObject({ kind: 'orderAsked', link: '/app/orders/o-1' });
    // What the captain saw is not what it is now.
    expect((await step(captain, { step: 'agree', total: 5 })).status).toBe(409);
    expect((await step(captain, { step: 'agree', total: 300_000 })).status).toBe(201);
    const back = await engineer.ok(notices.mine.response, 'GET', '/api/notifications');
    expect(back[0]).toMatchObject({ kind: 'orderDecided', params: { agreed: 'yes' } });
    expect((await send(engineer, 'o-1')).status).toBe('sent');
  });

  test('it holds for that total with that supplier only, and above the captain’s limit it is the management’s', async () => {
    const engineer = await as(server, 'engineer');
    const captain = await as(server, 'captain');
    const manager = await as(server, 'manager');
    await draft(engineer, 'o-1', costly);
    await captain.ok(order, 'POST', '/api/orders/approve/o-1', { step: 'agree' });
    const more = [line('x', 1, 3_000_000)];
    const now = await read(engineer, 'o-1');
    await engineer.ok(order, 'PUT', '/api/orders/o-1', { rev: now.rev, lines: more });
    expect(await engineer.status('POST', '/api/orders/send/o-1', placed)).toBe(403);
    expect(await captain.status('POST', '/api/orders/send/o-1', placed)).toBe(403);
    expect(await captain.status('POST', '/api/orders/approve/o-1', { step: 'agree' })).toBe(403);
    await manager.ok(order, 'POST', '/api/orders/approve/o-1', { step: 'agree' });
    expect((await send(engineer, 'o-1')).approval).toMatchObject({ state: 'agreed', total: 3_000_000 });
  });

  test('lines without a price and other currencies are above the limit', async () => {
    const engineer = await as(server, 'engineer');
    await draft(engineer, 'o-1', { lines: [line('x', 1, null)] });
    expect(await engineer.status('POST', '/api/orders/send/o-1', placed)).toBe(403);
    await draft(engineer, 'o-2', { currency: 'USD' });
    expect(await engineer.status('POST', '/api/orders/send/o-2', placed)).toBe(403);
  });

  test('limits are set by captain and management', async () => {
    const path = `/api/orders/rules/${BOAT}`;
    const limits = { currency: 'EUR', crewLimit: 500, captainLimit: null };
    expect(await (await as(server, 'engineer')).status('PUT', path, limits)).toBe(403);
    const captain = await as(server, 'captain');
    await captain.ok(orderRules, 'PUT', path, limits);
    expect(await captain.ok(orderRules, 'GET', path)).toEqual({ ...limits, boatID: BOAT });
    expect(await captain.status('PUT', path, { ...limits, captainLimit: 400 })).toBe(400);
  });
});

describe('the mail to the supplier', () => {
  const mail = {
    _id: 'mail-1',
    to: 'orders@chandlerie.example',
    language: 'fr',
    subject: 'Commande',
    text: 'Bonjour',
  };

  test('has the order as a PDF in the language chosen, answers go to the writer, and then the order is sent', async () => {
    const captain = await as(server, 'captain');
    const { number } = await draft(captain, 'o-1');
    const answered = await send(captain, 'o-1', mail);
    expect(answered).toMatchObject({ status: 'draft', mails: [{ state: 'sending' }] });
    await vi.waitFor(async () => expect((await read(captain, 'o-1')).status).toBe('sent'), 20_000);
    const [sent] = server.mail.sent;
    expect(sent).toMatchObject({ to: mail.to, subject: 'Commande' });
    expect(sent?.text).toContain('Elena Marchetti');
    expect(sent?.replyTo?.address).toContain('@');
    const [pdf] = sent?.attachments ?? [];
    expect(pdf?.name).toBe(`PO-${number}.pdf`);
    const { text } = await readPdf(new Uint8Array(pdf?.bytes ?? []));
    for (const word of ['Bon de commande', `PO-${number}`, 'Part o-1-a', 'P-o-1-b'])
      expect(text).toContain(word);
    // The same mail is sent once.
    await send(captain, 'o-1', mail);
    expect(server.mail.sent).toHaveLength(1);
  });

  test('that could not be sent leaves the order a draft and says so', async () => {
    const captain = await as(server, 'captain');
    await draft(captain, 'o-1');
    const works = server.services.mail.send;
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.services.mail.send = () => Promise.reject(new Error('No mail today'));
    try {
      await send(captain, 'o-1', mail);
      await vi.waitFor(
        async () => expect((await read(captain, 'o-1')).mails[0]?.state).toBe('failed'),
        20_000,
      );
    } finally {
      server.services.mail.send = works;
      complain.mockRestore();
    }
    expect((await read(captain, 'o-1')).status).toBe('draft');
  });

  test('goes to one address', async () => {
    const captain = await as(server, 'captain');
    await draft(captain, 'o-1');
    const to = 'a@x.example, b@x.example';
    expect(await captain.status('POST', '/api/orders/send/o-1', { ...mail, to })).toBe(400);
  });
});

test('who writes orders is told of an overdue delivery, once for each expected day', async () => {
  const engineer = await as(server, 'engineer');
  const late = async () => {
    await noticeLateOrders(server.services);
    const told = await engineer.ok(notices.mine.response, 'GET', '/api/notifications');
    return told.filter(({ kind }) => kind === 'orderLate');
  };
  expect(await late()).toMatchObject([{ params: { order: 'PO-317, Riviera Diesel Services', days: '3' } }]);
  expect(await late()).toHaveLength(1);
  const { rev } = await read(engineer, 'order-halcyon-317');
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await engineer.ok(order, 'PUT', '/api/orders/order-halcyon-317', { rev, expectedAt: day });
  expect(await late()).toHaveLength(2);
});

test('people of stock read orders and enter deliveries, and do no more', async () => {
  const captain = await as(server, 'captain');
  for (const [field, access] of [
    ['inventory', true],
    ['supplier', false],
  ] as const)
    await captain.ok(z.unknown(), 'PUT', '/api/users/system_access/user-deckhand', { field, access });
  const deckhand = await as(server, 'deckhand');
  await draft(captain, 'o-1');
  await send(captain, 'o-1');
  expect(await deckhand.status('GET', `/api/orders/boat/${BOAT}`)).toBe(200);
  expect((await receive(deckhand, 'o-1', 'r-1', [{ lineID: 'o-1-a', quantity: 1 }])).status).toBe(201);
  expect(await deckhand.status('POST', '/api/orders/reopen/o-1')).toBe(403);
});
