import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { money } from '#lib/fields.ts';
import { type PartTexts, partInfos, partNames, partsChanged } from './parts.ts';

const texts: PartTexts = {
  label: (field) => ({ quantity: 'Quantity', price: 'Price' })[field],
  nameOf: (id) => ({ 'user-1': 'Amy Clarke' })[id],
  say: (_field, value) => String(value ?? '–'),
  added: (name) => `added ${name}`,
  removed: (name) => `removed ${name}`,
  changed: (name) => `${name} changed`,
};
const line = (_id: string, name: string, more: object = {}) => ({
  _id,
  name,
  quantity: 1,
  price: null,
  ...more,
});

test('a list says which of its parts came, went and changed, and in what', () => {
  const before = [line('a', 'Impeller'), line('b', 'Oil filter'), line('c', 'Belt'), line('d', 'Anode')];
  const after = [
    line('b', 'Oil filter', { quantity: 3, price: 1200 }),
    line('c', 'Belt'),
    line('d', 'Anode', { ticket: 'x' }),
    line('e', 'Gasket'),
  ];
  expect(partsChanged(before, after, texts)).toBe(
    'Oil filter: Quantity 1 → 3, Price – → 1200; Anode changed; added Gasket; removed Impeller',
  );
});

test('parts are named by what they refer to, or by their key', () => {
  expect(partsChanged([], [{ userID: 'user-1', hash: 'f00' }], texts)).toBe('added Amy Clarke');
  expect(partsChanged({ Monday: { slots: 'r' } }, { Monday: { slots: 'w' } }, texts)).toBe('Monday changed');
  expect(partNames([line('a', 'Impeller'), line('b', 'Belt')], texts)).toBe('Impeller, Belt');
});

test('what has no parts, or parts without a name, is not told by them', () => {
  expect(partsChanged('a', 'b', texts)).toBeUndefined();
  expect(partsChanged(['a'], ['b'], texts)).toBeUndefined();
  expect(partsChanged([], [{ hash: 'f00' }], texts)).toBeUndefined();
  expect(partNames([], texts)).toBeUndefined();
  expect(partNames('Impeller', texts)).toBeUndefined();
});

test('the fields of parts are found in lists and in records, with defaults or without', () => {
  const part = z.object({ price: money('currency') });
  const item = z.object({
    lines: z._default(z.array(part), []),
    days: z.record(z.string(), part),
    name: z.string(),
  });
  const kind = { kind: 'money', currencyField: 'currency' };
  expect(partInfos(item, 'lines').get('price')).toEqual(kind);
  expect(partInfos(item, 'days').get('price')).toEqual(kind);
  expect(partInfos(item, 'name').size).toBe(0);
});
