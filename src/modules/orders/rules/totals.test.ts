import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byCurrency, openOf, percentOf, quoteTotals, times, totalsOf } from './totals.ts';

const line = (quantity: number, price: number | null) => ({ quantity, price });
const order = (lines: ReturnType<typeof line>[], taxRate: number | null, freight: number | null = null) =>
  totalsOf({ lines, taxRate, freight });

describe('sums as in domain-rules, section 14', () => {
  test.each([
    ['3 x 33.33, 20 %', order([line(3, 3333)], 20), [9999, 2000, 11_999]],
    ['0.33 three times, 10 %', order([line(1, 33), line(1, 33), line(1, 33)], 10), [99, 10, 109]],
    ['2.5 x 19.99, 21 %', order([line(2.5, 1999)], 21), [4998, 1050, 6048]],
    ['1234.56, 5.5 %', order([line(1, 123_456)], 5.5), [123_456, 6790, 130_246]],
    ['JPY 1005, 10 %', order([line(1, 1005)], 10), [1005, 101, 1106]],
    ['KWD 12.345, 5 %', order([line(1, 12_345)], 5), [12_345, 617, 12_962]],
  ])('%s', (_name, { lines, tax, total }, expected) => {
    expect([lines, tax, total]).toEqual(expected);
  });

  test('half a unit is rounded away from zero, also below it', () => {
    expect(times(-1999, 2.5)).toBe(-4998);
    expect(percentOf(-5, 10)).toBe(-1);
  });

  test('tax is on freight too, and a line without a price is counted, not guessed', () => {
    expect(order([line(1, 1000), line(4, null)], 10, 500)).toEqual({
      lines: 1000,
      freight: 500,
      tax: 150,
      total: 1650,
      unpriced: 1,
    });
  });

  test('the sum of lines is the sum of rounded lines, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 10_000_000 }))),
        (given) => {
          const lines = given.map(([thousandths, price]) => line(thousandths / 1000, price));
          const exact = given.map(([thousandths, price]) => {
            const product = BigInt(thousandths) * BigInt(price);
            return Number(product / 1000n) + (product % 1000n >= 500n ? 1 : 0);
          });
          expect(order(lines, null).lines).toBe(exact.reduce((sum, each) => sum + each, 0));
        },
      ),
    );
  });
});

test('amounts of different currencies are never added', () => {
  expect(
    byCurrency([
      { currency: 'EUR', amount: 5 },
      { currency: 'USD', amount: 7 },
      { currency: 'EUR', amount: 1 },
    ]),
  ).toEqual([
    { currency: 'EUR', amount: 6 },
    { currency: 'USD', amount: 7 },
  ]);
});

test('what is open is never below zero, and without the dust of fractions', () => {
  expect(openOf({ quantity: 2, received: 3, dropped: 0 })).toBe(0);
  expect(openOf({ quantity: 0.3, received: 0.1, dropped: 0 })).toBe(0.2);
});

test('a quote has its own prices, freight and currency', () => {
  const lines = [{ ...line(2, 1000), _id: 'a' }].map((each) => ({
    ...each,
    inventoryID: '',
    spareID: '',
    name: 'Filter',
    partNo: '',
    supplierCode: '',
    unit: '',
    received: 0,
    dropped: 0,
  }));
  const quote = {
    _id: 'q',
    supplierID: '',
    supplierName: 'Other',
    currency: 'USD',
    prices: { a: 900 },
    freight: 100,
    leadDays: null,
    validUntil: null,
    note: '',
  };
  expect(quoteTotals({ lines, taxRate: 10 }, quote)).toMatchObject({ lines: 1800, tax: 190, total: 2090 });
});
