import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { inventory } from '#modules/inventory/contract.ts';
import { movementSchema } from '#modules/movements/contract.ts';
import { noticeSchema } from '#modules/notices/contract.ts';
import { transfers } from '#modules/transfers/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const HERE = 'boat-halcyon';
const THERE = 'boat-meridian';
const list = z.array(transfers.item);

/** The same seal on both vessels: none here, five there, of two lots. */
const proposed = async (fields: object = {}) => {
  const manager = await as(server, 'manager');
  const add = (boatID: string, _id: string, more: object = {}) =>
    manager.ok(inventory.item, 'POST', '/api/inventory', {
      boatID,
      _id,
      name: 'Shaft seal',
      partNo: 'QX-4471',
      ...more,
    });
  await add(HERE, 'seal-here', { department: 'Engine' });
  await add(THERE, 'seal-there');
  for (const [index, lot] of ['A', 'B'].entries())
    await manager.call('POST', `/api/movements/boat/${THERE}`, {
      movements: [
        {
          _id: `come-${lot}`,
          inventoryID: 'seal-there',
          kind: 'receive',
          quantity: index + 2,
          lot,
          expDate: `202${7 + index}-01-31`,
          at: '2026-06-01T08:00:00.000Z',
        },
      ],
    });
  const body = {
    _id: 'transfer-1',
    boatID: HERE,
    inventoryID: 'seal-here',
    otherInventoryID: 'seal-there',
    direction: 'in',
    quantity: 3,
    ...fields,
  };
  return { manager, answer: await manager.call('POST', '/api/transfers', body) };
};
const stockOf = async (person: Awaited<ReturnType<typeof as>>, id: string) =>
  person.ok(inventory.item, 'GET', `/api/inventory/${id}`);

describe('a transfer', () => {
  test('is in the list of both vessels; one sends it, the other receives it with its lots, and both ledgers say so', async () => {
    const { manager, answer } = await proposed();
    expect(answer.status).toBe(201);
    const engineer = await as(server, 'engineer');
    const [coming] = await engineer.ok(list, 'GET', `/api/transfers/boat/${HERE}`);
    expect(coming).toMatchObject({ direction: 'in', quantity: 3, status: 'proposed', otherBoatID: THERE });
    const told = await engineer.ok(z.array(noticeSchema), 'GET', '/api/notifications');
    expect(told.map(({ kind }) => kind)).toContain('transferAsked');
    // Aboard one vessel nobody sends what is the other's.
    const path = (step: string, id = coming?._id) => `/api/transfers/${step}/${id}`;
    expect((await engineer.call('POST', path('send'), { _id: 'm-1', quantity: 3 })).status).toBe(400);
    expect((await engineer.call('POST', path('receive'), { _id: 'm-1', quantity: 3 })).status).toBe(409);

    const [going] = await manager.ok(list, 'GET', `/api/transfers/boat/${THERE}`);
    expect(going).toMatchObject({ direction: 'out', inventoryID: 'seal-there', pairID: coming?._id });
    expect((await engineer.call('POST', path('send', going?._id), { _id: 'm-1', quantity: 3 })).status).toBe(
      403,
    );
    const send = () => manager.call('POST', path('send', going?._id), { _id: 'm-1', quantity: 3 });
    expect((await send()).status).toBe(201);
    // Sent again after a lost answer it is the same.
    expect((await send()).status).toBe(201);
    expect(await stockOf(manager, 'seal-there')).toMatchObject({
      totalAmount: 2,
      lots: [{ lot: 'B', quantity: 2 }],
    });

    const received = await engineer.ok(transfers.item, 'POST', path('receive'), { _id: 'm-2', quantity: 3 });
    expect(received).toMatchObject({ status: 'received', sent: 3, received: 3 });
    expect(await stockOf(engineer, 'seal-here')).toMatchObject({
      totalAmount: 3,
      lots: [
        { lot: 'A', expDate: '2027-01-31', quantity: 2 },
        { lot: 'B', expDate: '2028-01-31', quantity: 1 },
      ],
    });
    expect(await manager.ok(list, 'GET', `/api/transfers/boat/${THERE}`)).toMatchObject([
      { status: 'received', steps: [{ step: 'sent' }, { step: 'received' }] },
    ]);
    const ledger = (boatID: string, id: string) =>
      manager.ok(z.array(movementSchema), 'GET', `/api/movements/boat/${boatID}?inventoryID=${id}`);
    expect((await ledger(THERE, 'seal-there')).map(({ quantity }) => quantity)).toEqual([-3, 3, 2]);
    expect((await ledger(HERE, 'seal-here')).map(({ quantity }) => quantity)).toEqual([1, 2]);
    const heard = await manager.ok(z.array(noticeSchema), 'GET', '/api/notifications');
    expect(heard.find(({ kind }) => kind === 'transferStep')?.params).toMatchObject({
      step: 'received',
      count: '3',
    });
  });

  test('of more than lies there is refused, and nothing is changed on either side', async () => {
    const { manager } = await proposed();
    const [going] = await manager.ok(list, 'GET', `/api/transfers/boat/${THERE}`);
    const refused = await manager.call('POST', `/api/transfers/send/${going?._id}`, {
      _id: 'm-1',
      quantity: 9,
    });
    expect(refused.status).toBe(400);
    expect((await stockOf(manager, 'seal-there')).totalAmount).toBe(5);
    expect((await manager.ok(list, 'GET', `/api/transfers/boat/${HERE}`))[0]).toMatchObject({
      status: 'proposed',
    });
  });

  test('is declined on either vessel, with the reason on both', async () => {
    const { manager } = await proposed();
    const chef = await as(server, 'chef');
    const captain = await as(server, 'captain');
    const path = '/api/transfers/decline/transfer-1';
    expect((await chef.call('POST', path, { reason: 'No' })).status).toBe(403);
    expect((await captain.call('POST', path, { reason: 'We have some' })).status).toBe(201);
    expect((await manager.ok(list, 'GET', `/api/transfers/boat/${THERE}`))[0]).toMatchObject({
      status: 'declined',
      steps: [{ note: 'We have some' }],
    });
    expect(
      (await captain.call('POST', '/api/transfers/receive/transfer-1', { _id: 'm', quantity: 1 })).status,
    ).toBe(409);
  });

  test('is proposed by whoever runs both vessels, never of what is private, and not to another company', async () => {
    const { manager } = await proposed();
    const captain = await as(server, 'captain');
    const body = {
      boatID: HERE,
      inventoryID: 'seal-here',
      otherInventoryID: 'seal-there',
      direction: 'in',
      quantity: 1,
    };
    expect((await captain.call('POST', '/api/transfers', { ...body, _id: 'by-captain' })).status).toBe(403);
    await manager.call('PUT', '/api/inventory/seal-there', { rev: 99_999, private: true });
    const rival = await as(server, 'rival');
    expect((await rival.call('POST', '/api/transfers', { ...body, _id: 'by-rival' })).status).toBe(403);
    expect((await rival.call('GET', '/api/transfers/transfer-1')).status).toBe(404);
    const seal = await stockOf(manager, 'seal-there');
    await manager.call('PUT', '/api/inventory/seal-there', { rev: seal.rev, private: true });
    expect((await manager.call('POST', '/api/transfers', { ...body, _id: 'private' })).status).toBe(400);
  });
});
