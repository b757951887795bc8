import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { currency, idField, requiredQuantity } from '#lib/fields.ts';
import { orders } from '../contract.ts';

/** What somebody wants to have on order. */
export const wantedPart = z.object({ inventoryID: idField, quantity: requiredQuantity });
export type WantedPart = z.infer<typeof wantedPart>;

/** The months that a forecast looks ahead. */
export const FORECAST_MONTHS = 12;

/** A job that will need a part: how many each time, how often within the months ahead, and how that is known. */
export const forecastUse = z.object({
  jobID: z.string(),
  no: z.nullable(z.int()),
  title: z.string(),
  quantity: z.number(),
  times: z.int(),
  /** The first day, `2026-06-18`. */
  next: z.string(),
  /** `list`: the parts of the job; `last`: what was taken for it last time. */
  from: z.enum(['list', 'last']),
});
export type ForecastUse = z.infer<typeof forecastUse>;

/** The need of a month, and where it comes from: on board, on order, or from nowhere. */
export const forecastMonth = z.object({ stock: z.number(), order: z.number(), missing: z.number() });
export type ForecastMonth = z.infer<typeof forecastMonth>;

export const forecastPart = z.object({
  inventoryID: z.string(),
  name: z.string(),
  partNo: z.string(),
  unit: z.string(),
  critical: z.boolean(),
  supplierID: z.string(),
  supplier: z.string(),
  /** Minor units; null if not known. */
  price: z.nullable(z.int()),
  currency,
  onBoard: z.number(),
  onOrder: z.number(),
  /** In drafts that were not sent yet. */
  inDraft: z.number(),
  months: z.array(forecastMonth),
  need: z.number(),
  /** Days from order to delivery: as seen, else assumed. */
  leadDays: z.int(),
  leadSeen: z.boolean(),
  /** The day by which it must be ordered; null if all is covered. */
  buyBy: z.nullable(z.string()),
  /** How many to buy: what is missing, with the minimum; 0 if all is covered. */
  buy: z.number(),
  uses: z.array(forecastUse),
});
export type ForecastPart = z.infer<typeof forecastPart>;

export const forecastSchema = z.object({
  /** The first month, `2026-06`. */
  from: z.string(),
  /** How many times planned jobs that need parts fall into the months ahead. */
  jobs: z.int(),
  parts: z.array(forecastPart),
});
export type Forecast = z.infer<typeof forecastSchema>;

export const buying = {
  draft: endpoint.post('/api/orders/draft/boat/:boatID', {
    access: { flag: 'supplier' },
    body: z.object({ wanted: z.array(wantedPart).check(z.minLength(1), z.maxLength(500)) }),
    response: z.array(orders.item),
    summary:
      'Puts parts into draft orders, one for each supplier and currency, up to the wanted quantity: what drafts hold already is not added again. Returns the drafts that hold them.',
    undo: { none: 'Lines are taken out of a draft, or the draft is deleted.' },
  }),
  forecast: endpoint.get('/api/orders/forecast/boat/:boatID', {
    access: { flag: ['supplier', 'inventory', 'spareparts'] },
    response: forecastSchema,
    summary:
      'Forecasts the parts that planned jobs of the next 12 months need, less stock and what is on order, and what to buy by when.',
  }),
};
