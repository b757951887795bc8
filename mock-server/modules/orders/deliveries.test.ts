import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Order, orders } from '#modules/orders/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

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

describe('deliveries', () => {
  test('in parts, with a return, until all is there; a repeated one counts once', async () => {
    const captain = await as(server, 'captain');
    await draft(captain, 'o-1');
    expect((await receive(captain, 'o-1', 'r-0', [{ lineID: 'o-1-a', quantity: 1 }])).status).toBe(400);
    await send(captain, 'o-1');
    const part = [{ lineID: 'o-1-b', quantity: 3 }];
    await receive(captain, 'o-1', 'r-1', part);
    await receive(captain, 'o-1', 'r-1', part);
    expect(await read(captain, 'o-1')).toMatchObject({
      status: 'partReceived',
      lines: [{ received: 0 }, { received: 3 }],
    });
    const back = { _id: 'r-2', reason: 'Wrong size', lines: [{ lineID: 'o-1-b', quantity: 4 }] };
    expect(await captain.status('POST', '/api/orders/return/o-1', back)).toBe(400);
    back.lines = [{ lineID: 'o-1-b', quantity: 1 }];
    await captain.ok(order, 'POST', '/api/orders/return/o-1', back);
    await receive(captain, 'o-1', 'r-3', [
      { lineID: 'o-1-a', quantity: 2 },
      { lineID: 'o-1-b', quantity: 3 },
    ]);
    const done = await read(captain, 'o-1');
    expect(done).toMatchObject({ status: 'received', lines: [{ received: 2 }, { received: 5 }] });
    expect(done.receivedAt).not.toBeNull();
    expect(done.receipts.map(({ kind }) => kind)).toEqual(['delivery', 'return', 'delivery']);
    expect(await captain.status('POST', '/api/orders/cancel/o-1', { reason: 'Late' })).toBe(400);
  });

  test('of which somebody has entered one meanwhile are asked about', async () => {
    const captain = await as(server, 'captain');
    const engineer = await as(server, 'engineer');
    await draft(captain, 'o-1');
    await send(captain, 'o-1');
    const box = [{ lineID: 'o-1-a', quantity: 2, was: 0 }];
    expect((await receive(engineer, 'o-1', 'r-1', box)).status).toBe(201);
    const second = await receive(captain, 'o-1', 'r-2', box);
    expect(second.status).toBe(409);
    expect(JSON.stringify(second.json)).toContain('Part o-1-a');
    expect((await receive(captain, 'o-1', 'r-2', box, { further: true })).status).toBe(201);
    expect((await read(captain, 'o-1')).lines[0]?.received).toBe(4);
  });

  test('the rest goes to a back order, which is on its way at once, or is given up', async () => {
    const captain = await as(server, 'captain');
    const made = await draft(captain, 'o-1');
    await send(captain, 'o-1');
    const rest = (id: string, backOrderID: string) =>
      captain.call('POST', `/api/orders/rest/${id}`, { backOrderID, expectedAt: '2036-01-02', reason: '' });
    expect((await rest('o-1', 'o-2')).status).toBe(400);
    await receive(captain, 'o-1', 'r-1', [{ lineID: 'o-1-b', quantity: 1 }]);
    expect((await rest('o-1', 'o-2')).status).toBe(201);
    expect(await read(captain, 'o-1')).toMatchObject({ status: 'received', backOrderID: 'o-2' });
    const later = await read(captain, 'o-2');
    expect(later).toMatchObject({
      number: (made.number ?? 0) + 1,
      status: 'sent',
      backOrderOf: 'o-1',
      expectedAt: '2036-01-02',
      lines: [{ quantity: 2 }, { quantity: 4 }],
    });
    await receive(captain, 'o-2', 'r-2', [{ lineID: 'o-1-a', quantity: 2 }]);
    expect((await rest('o-2', '')).status).toBe(201);
    expect(await read(captain, 'o-2')).toMatchObject({
      status: 'received',
      lines: [{ dropped: 0 }, { dropped: 4 }],
    });
  });

  test('received quantities are always those of the deliveries less the returns', async () => {
    const captain = await as(server, 'captain');
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            back: fc.boolean(),
            line: fc.constantFrom('a', 'b'),
            quantity: fc.integer({ min: 1, max: 4 }),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        async (steps) => {
          const id = `p-${round++}`;
          await draft(captain, id);
          await send(captain, id);
          await Promise.all(
            steps.map(({ back, line: on, quantity }, index) => {
              const lines = [{ lineID: `${id}-${on}`, quantity }];
              return back
                ? captain.call('POST', `/api/orders/return/${id}`, {
                    _id: `${id}-${index}`,
                    reason: 'R',
                    lines,
                  })
                : receive(captain, id, `${id}-${index}`, lines);
            }),
          );
          const after: Order = await read(captain, id);
          for (const each of after.lines) {
            const moved = after.receipts
              .flatMap(({ kind, lines }) => lines.map((of) => ({ ...of, sign: kind === 'return' ? -1 : 1 })))
              .filter(({ lineID }) => lineID === each._id)
              .reduce((sum, { quantity, sign }) => sum + sign * quantity, 0);
            expect(each.received).toBe(moved);
            expect(each.received).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});
