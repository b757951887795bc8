import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { inventory } from '../contract.ts';

const kit = z.object({ missing: z.int(), expired: z.int(), unknown: z.int() });

/** The same part on another vessel of the same manager. */
const sisterStock = z.object({
  boatName: z.string(),
  inventoryID: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  partNo: z.string(),
  unit: z.string(),
  onBoard: z.number(),
  /** On board less what planned jobs keep. */
  available: z.number(),
});

export const stockReads = {
  sisters: endpoint.get('/api/inventory/sisters/:id', {
    access: inventory.access.read,
    response: z.array(sisterStock),
    summary:
      'Lists the same part on the other vessels that the caller may access, by part number, other numbers and barcodes; private items never.',
  }),
  /** For the badge and for home. */
  attention: endpoint.get('/api/inventory/attention/:boatID', {
    access: inventory.access.write,
    response: z.object({
      /** Items below their minimum or expired, and kits that lack something. */
      count: z.int(),
      /** Items at their minimum or that expire within 90 days. */
      soon: z.int(),
      worst: z.array(z.object({ item: inventory.item, kit: z.nullable(kit) })),
    }),
    summary:
      'Counts the items that are short, expired or incomplete (`count`), and those at their minimum or expiring within 90 days (`soon`), and lists the worst.',
  }),
};
