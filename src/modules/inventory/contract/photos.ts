import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import { requiredInstant } from '#lib/fields.ts';

/** A photo of an item of stock (specification, section 3: url, inventoryID). It is a file of the item. */
export const photoSchema = z.object({
  _id: z.string(),
  boatID: z.string(),
  inventoryID: z.string(),
  /** Signed links with limited validity, of the photo and of its thumbnail. */
  url: z.string(),
  thumbUrl: z.string(),
  name: z.string(),
  createdAt: requiredInstant,
  createdBy: z.string(),
});
export type StockPhoto = z.infer<typeof photoSchema>;

const access: Access = { flag: 'inventory' };

/** Photos are added and deleted as files of resource `inventory` (docs/decisions/0065). */
export const photos = {
  ofBoat: endpoint.get('/api/photos/boat/:boatID', {
    access,
    search: z.object({
      /** The last photo known: only older ones are answered. */
      before: z.optional(z.string().check(z.maxLength(64))),
      first: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2000)), 500),
    }),
    response: z.array(photoSchema),
    summary: 'Lists the photos of the stock of a boat, newest first. `before` continues after a photo.',
  }),
  ofItem: endpoint.get('/api/photos/inventory/:id', {
    access,
    response: z.array(photoSchema),
    summary: 'Lists the photos of an item of stock, newest first.',
  }),
};
