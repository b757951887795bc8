import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { inventory } from '#modules/inventory/contract.ts';
import { movementSchema, type NewMovement } from '#modules/movements/contract.ts';
import { APP_ROLE } from '../../db/migrations/0011_rows_of_boats.ts';
import { HOUSE_ROLE } from '../../db/migrations/0020_walls.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const BOAT = 'boat-halcyon';
const IMPELLER = 'stock-halcyon-1';
/** An hour before now, and minutes after that. */
const since = (minutes: number) =>
  new Date(server.services.clock().getTime() - 3_600_000 + minutes * 60_000).toISOString();
const box = { locationID: 'place-halcyon-er-locker3', shelves: '', locationBox: 'B' };
const lazarette = { locationID: 'place-halcyon-lz-case2', shelves: '', locationBox: '' };

let n = 0;
const deed = (kind: NewMovement['kind'], fields: Partial<NewMovement> = {}): NewMovement => ({
  _id: `movement-of-test-${n++}`,
  inventoryID: IMPELLER,
  kind,
  at: since(0),
  ...fields,
});

const stockAs = async (username: string) => {
  const person = await as(server, username);
  const path = `/api/movements/boat/${BOAT}`;
  return {
    ...person,
    book: (...movements: NewMovement[]) => person.call('POST', path, { movements }),
    item: () => person.ok(inventory.item, 'GET', `/api/inventory/${IMPELLER}`),
    ledger: () => person.ok(z.array(movementSchema), 'GET', `${path}?inventoryID=${IMPELLER}`),
    mend: (reverses: string, reason = 'Typing error') =>
      person.call('POST', `${path}/reverse`, {
        reversals: [{ _id: `mend-${n++}`, reverses, inventoryID: IMPELLER, reason, at: since(0) }],
      }),
  };
};

const total = (rows: readonly { quantity: number }[]) =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

describe('movements', () => {
  test('are what is on board: every row changes it, place by place, and says what was left', async () => {
    const tom = await stockAs('engineer');
    expect(await tom.item()).toMatchObject({ totalAmount: 4, places: [{ ...box, quantity: 4 }] });
    const answer = await tom.book(
      deed('take', { quantity: 1, reason: 'Generator 1' }),
      deed('receive', { quantity: 3, note: '44911', unitPrice: 6600 }),
      deed('move', { quantity: 2, toLocation: lazarette }),
    );
    expect(answer.status).toBe(200);
    expect(await tom.item()).toMatchObject({
      totalAmount: 6,
      places: [
        { ...box, quantity: 4 },
        { ...lazarette, quantity: 2 },
      ],
    });
    const rows = await tom.ledger();
    expect(total(rows)).toBe(6);
    expect(rows.slice(0, 3).map(({ kind, quantity, left }) => [kind, quantity, left])).toEqual([
      ['move', 0, 6],
      ['receive', 3, 6],
      ['take', -1, 3],
    ]);
  });

  test('are booked once, however often they are sent', async () => {
    const tom = await stockAs('engineer');
    const taken = deed('take', { quantity: 1 });
    await tom.book(taken, taken);
    await tom.book(taken);
    expect((await tom.item()).totalAmount).toBe(3);
  });

  test('take no more than is booked there, unless it is forced with a reason', async () => {
    const tom = await stockAs('engineer');
    const refused = await tom.book(deed('take', { quantity: 5 }));
    expect(refused).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'movements.0.quantity', ask: 'movements.0.forced' }] },
    });
    expect((await tom.book(deed('take', { quantity: 5, forced: true }))).status).toBe(400);
    expect((await tom.item()).totalAmount).toBe(4);
    const forced = await tom.book(
      deed('take', { quantity: 5, forced: true, reason: 'Two lay in the bilge' }),
    );
    expect(forced.status).toBe(200);
    expect((await tom.item()).totalAmount).toBe(-1);
    // A count puts it right again.
    await tom.book(deed('count', { counted: 2, toLocation: box, at: since(5) }));
    expect((await tom.item()).totalAmount).toBe(2);
  });

  test('row by row: what is possible is booked, and the rest says why', async () => {
    const tom = await stockAs('engineer');
    const movements = [
      deed('take', { quantity: 1 }),
      deed('take', { quantity: 9 }),
      deed('take', { quantity: 1, inventoryID: 'stock-halcyon-99' }),
    ];
    const { json } = await tom.call('POST', `/api/movements/boat/${BOAT}`, { movements, byRow: true });
    expect(json).toMatchObject({
      done: [{ _id: IMPELLER, totalAmount: 3 }],
      refused: [
        { row: 1, status: 400 },
        { row: 2, status: 404 },
      ],
    });
  });

  test('a count compares with what was booked when it was made, not when it came', async () => {
    const tom = await stockAs('engineer');
    await tom.book(deed('take', { quantity: 1, at: since(30) }));
    // Counted half an hour before that one was taken: four lay there, as booked.
    await tom.book(deed('count', { counted: 4, toLocation: box, at: since(0) }));
    expect((await tom.item()).totalAmount).toBe(3);
    expect((await tom.ledger()).find(({ counted }) => counted === 4)).toMatchObject({
      quantity: 0,
      booked: 4,
    });
  });

  test('what was taken before a count and comes after it changes nothing: it was counted', async () => {
    const tom = await stockAs('engineer');
    await tom.book(deed('count', { counted: 3, toLocation: box, at: since(30) }));
    await tom.book(deed('take', { quantity: 1, at: since(0) }));
    expect((await tom.item()).totalAmount).toBe(3);
    expect(total(await tom.ledger())).toBe(3);
  });

  test('a mistake gets a row of its own, once', async () => {
    const tom = await stockAs('engineer');
    const taken = deed('take', { quantity: 3 });
    await tom.book(taken);
    expect((await tom.mend(taken._id)).status).toBe(200);
    expect((await tom.item()).totalAmount).toBe(4);
    expect((await tom.mend(taken._id)).status).toBe(409);
    expect((await tom.ledger())[0]).toMatchObject({ reverses: taken._id, quantity: 3 });
  });

  test('crew change the stock of their department or of none', async () => {
    const chef = await stockAs('chef');
    expect((await chef.book(deed('take', { quantity: 1 }))).status).toBe(403);
    const beans = { inventoryID: 'stock-halcyon-52', quantity: 1 };
    expect((await chef.book(deed('take', beans))).status).toBe(200);
    const captain = await stockAs('captain');
    expect((await captain.book(deed('take', { quantity: 1 }))).status).toBe(200);
  });

  test('nobody changes or deletes a row of the ledger', async () => {
    for (const role of [APP_ROLE, HOUSE_ROLE])
      for (const statement of ['update movements set amount = 1', 'delete from movements']) {
        const attempt = server.services.database.asOwner((owner) =>
          owner.transaction().execute(async (trx) => {
            await sql.raw(`set local role ${role}`).execute(trx);
            await sql.raw(statement).execute(trx);
          }),
        );
        await expect(attempt).rejects.toThrow(/permission denied/);
      }
  });
});
