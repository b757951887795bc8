import { z } from 'zod/mini';
import { choice, flag, itemRef, longText, requiredInstant, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

export const stocktakeStatuses = ['open', 'closed', 'cancelled'] as const;

/** What is counted, and how. */
export const stocktakeFields = z.object({
  title: requiredText(160),
  /** The place that is counted; '' for all of the vessel. */
  locationID: itemRef('locations'),
  /** With all places in it. */
  inner: flag(true),
  /** Only items of this category; '' for all. */
  category: text(80),
  /** Those who count do not see what is booked. */
  blind: flag(false),
  note: longText(2000),
});

/** Fields set by commands, or by the server. */
const serverFields = z.object({
  status: z._default(choice(stocktakeStatuses), 'open'),
  startedBy: text(200),
  startedByID: text(64),
  /** The last time that its counts were booked: how many lines there were then, as far as that person sees them. */
  closed: z._default(
    z.nullable(
      z.object({
        at: requiredInstant,
        by: z.string(),
        counted: z.int(),
        differ: z.int(),
        /** Lines that nobody counted: they stay as booked. */
        left: z.int(),
      }),
    ),
    null,
  ),
  cancelled: z._default(
    z.nullable(z.object({ at: requiredInstant, by: z.string(), reason: z.string() })),
    null,
  ),
});

/** Count sheets. Their counts are rows of their own: `contract/counts.ts`. */
export const stocktakes = defineResource({
  name: 'stocktakes',
  path: '/api/stocktakes',
  flag: 'inventory',
  fields: z.object({ ...stocktakeFields.shape, ...serverFields.shape }),
  writable: stocktakeFields,
  nameOf: ({ title }) => title,
});
export type Stocktake = z.infer<typeof stocktakes.item>;
