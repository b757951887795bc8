import { describe, expect, test } from 'vitest';
import { applied, effectOf, reversed, type Stock } from '#modules/movements/rules.ts';
import { kitLines } from './kits.ts';
import { expiriesOf, lotsAboard, nextExpiry } from './lots.ts';

const bag = { locationID: 'bag', shelves: '', locationBox: '' };
const store = { locationID: 'store', shelves: '', locationBox: '' };

const empty: Stock = {
  ...store,
  totalAmount: 0,
  places: [],
  lots: [],
  expDate: null,
  countedAt: null,
};
type Asked = Parameters<typeof effectOf>[1];
const withDeeds = (stock: Stock, ...deeds: Asked[]) =>
  deeds.reduce((now, asked) => applied(now, effectOf(now, asked)), stock);
const late = { lot: 'B2', expDate: '2028-06-30' };
const early = { lot: 'A1', expDate: '2027-01-31' };
const received = withDeeds(
  empty,
  { kind: 'receive', quantity: 4, ...late },
  { kind: 'receive', quantity: 3, ...early },
  { kind: 'receive', quantity: 2 },
);
const amounts = ({ lots }: Pick<Stock, 'lots'>) =>
  lotsAboard(lots).map(({ lot, quantity }) => `${lot} ${quantity}`);

describe('lots', () => {
  test('are kept apart, the first to expire first; what has neither number nor date is of none', () => {
    expect(received.totalAmount).toBe(9);
    expect(amounts(received)).toEqual(['A1 3', 'B2 4']);
    expect(nextExpiry(received)).toBe('2027-01-31');
  });

  test('the first to expire is taken first, then the next, and what is of no lot by the item’s own date', () => {
    expect(amounts(withDeeds(received, { kind: 'take', quantity: 4 }))).toEqual(['B2 3']);
    expect(amounts(withDeeds(received, { kind: 'take', quantity: 8 }))).toEqual([]);
    const dated = { ...received, expDate: '2026-12-31' };
    expect(amounts(withDeeds(dated, { kind: 'take', quantity: 3 }))).toEqual(['A1 2', 'B2 4']);
  });

  test('another lot is taken if it is named, and the rest of the first to expire', () => {
    expect(amounts(withDeeds(received, { kind: 'take', quantity: 5, ...late }))).toEqual(['A1 2']);
  });

  test('move with what is moved, and lie in both places', () => {
    const moved = withDeeds(received, { kind: 'move', quantity: 5, toLocation: bag });
    expect(moved.lots.map(({ locationID, lot, quantity }) => [locationID, lot, quantity])).toEqual([
      ['bag', 'A1', 3],
      ['store', 'B2', 2],
      ['bag', 'B2', 2],
    ]);
    expect(expiriesOf(moved, ({ locationID }) => locationID === 'store')).toEqual(['2028-06-30']);
  });

  test('a count that finds less takes the first to expire; one that finds more is of none', () => {
    expect(amounts(withDeeds(received, { kind: 'count', counted: 7 }))).toEqual(['A1 1', 'B2 4']);
    expect(amounts(withDeeds(received, { kind: 'count', counted: 12 }))).toEqual(['A1 3', 'B2 4']);
  });

  test('an undone taking puts back the lots that it took', () => {
    const effect = effectOf(received, { kind: 'take', quantity: 4 });
    const taken = applied(received, effect);
    expect(applied(taken, reversed(taken, effect))).toEqual(received);
  });

  test('an undone receipt takes its own lot as far as it is there, and never more than there is', () => {
    const effect = effectOf(empty, { kind: 'receive', quantity: 3, ...early });
    const one = applied(empty, effect);
    const used = withDeeds(one, { kind: 'take', quantity: 2 }, { kind: 'receive', quantity: 5, ...late });
    const undone = applied(used, reversed(used, effect));
    expect(undone.totalAmount).toBe(3);
    expect(amounts(undone)).toEqual(['B2 3']);
  });

  test('a kit has expired by what is in it, not by what lies in the store', () => {
    const split = withDeeds(received, {
      kind: 'move',
      quantity: 4,
      fromLocation: store,
      toLocation: bag,
      ...late,
    });
    const kit = { ...bag, isKit: true, kitItems: [{ inventoryID: 'dressing', quantity: 4 }] };
    const part = { ...split, _id: 'dressing' };
    const [line] = kitLines(kit, () => part, '2027-06-01');
    expect(line).toMatchObject({ inKit: 4, expires: '2028-06-30', expired: false });
  });
});
