import type { DefaultValues } from 'react-hook-form';
import { z } from 'zod/mini';
import { currency } from '#lib/fields.ts';
import { valuesOf } from '#lib/formValues.ts';
import { toMajor, toMinor } from '#lib/money.ts';
import { type InventoryItem, inventoryFields } from '../contract.ts';

/** The fields of the form: those of the contract, but the price in major units of its currency. */
export const stockForm = z.pipe(
  z.object({
    ...inventoryFields.shape,
    currency: z._default(z.pipe(z.string().check(z.trim(), z.toUpperCase()), currency), 'EUR'),
    price: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(10_000_000))), null),
  }),
  z.transform((form) => ({ ...form, price: toMinor(form.price, form.currency) })),
);
export type StockForm = z.input<typeof stockForm>;

/** An item as form values. */
export const toForm = (item: InventoryItem): DefaultValues<StockForm> => ({
  ...valuesOf(inventoryFields, item),
  price: toMajor(item.price, item.currency),
});
