import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { bare, idField } from '#lib/fields.ts';
import { answerByRow, byRow } from '#lib/rowOutcomes.ts';
import { inventory, inventoryFields } from '../contract.ts';

const { shape } = inventoryFields;

/** What several items can be given at once; without defaults, which would blank the rest. */
const settable = z.partial(
  z.object({
    category: bare(shape.category),
    subCategory: bare(shape.subCategory),
    department: bare(shape.department),
    supplier: bare(shape.supplier),
    supplierID: bare(shape.supplierID),
    minAmount: bare(shape.minAmount),
    critical: z.boolean(),
    locationID: bare(shape.locationID),
    shelves: bare(shape.shelves),
    locationBox: bare(shape.locationBox),
  }),
);
export type StockSettings = z.input<typeof settable>;

export const stockCommands = {
  set: endpoint.put('/api/inventory/set/:boatID', {
    access: inventory.access.write,
    body: z.object({
      ids: z.array(idField).check(z.minLength(1), z.maxLength(2000)),
      fields: settable,
      /** The displayed revision of each item: 409 for a field that somebody else has changed since. */
      revs: z.optional(z.record(z.string(), z.int().check(z.minimum(0)))),
      byRow,
    }),
    response: answerByRow(z.array(inventory.item)),
    summary:
      'Sets the same category, sub-category, department, supplier, minimum, usual place or critical mark for several items.',
    undo: { call: 'set' },
  }),
};
