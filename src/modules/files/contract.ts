import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredInstant } from '#lib/fields.ts';

/** The largest upload, in bytes. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Kinds of accepted files, detected by content: images, PDF, plain text and CSV, office documents. */
export const fileKinds = ['photo', 'file'] as const;

export const fileSchema = z.object({
  _id: z.string(),
  boatID: z.string(),
  /** The item it belongs to, e.g. resource `equipmentgroups`. */
  resource: z.string(),
  ownerID: z.string(),
  kind: z.enum(fileKinds),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Signed links with limited validity: an <img> cannot send a token. `thumbUrl` is empty except for photos. */
  url: z.string(),
  thumbUrl: z.string(),
  createdAt: requiredInstant,
  createdBy: z.string(),
});
export type StoredFile = z.infer<typeof fileSchema>;

export const files = {
  ofItem: endpoint.get('/api/files/:resource/:id', {
    access: 'member',
    response: z.array(fileSchema),
    summary: 'Lists the photos and files of an item, newest first.',
  }),
  ofBoat: endpoint.get('/api/files/boat/:boatID/:resource', {
    access: 'member',
    response: z.array(fileSchema),
    summary: 'Lists all photos and files of one kind of item of a boat, newest first.',
  }),
  upload: endpoint.post('/api/files', {
    access: 'member',
    encoding: 'form',
    body: z.object({
      _id: z.string().check(z.minLength(10), z.maxLength(64)),
      resource: z.string(),
      ownerID: z.string(),
      kind: z.enum(fileKinds),
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      file: z.instanceof(Blob),
      thumb: z.optional(z.instanceof(Blob)),
    }),
    response: fileSchema,
    summary: 'Uploads a photo or file of an item.',
    undo: { call: 'remove' },
  }),
  remove: endpoint.delete('/api/files/:id', {
    access: 'member',
    response: z.object({ _id: z.string() }),
    summary: 'Deletes a photo or file.',
    undo: { call: 'restore' },
  }),
  restore: endpoint.post('/api/files/:id/restore', {
    access: 'member',
    response: fileSchema,
    summary:
      'Restores a deleted photo or file of an item that exists, as long as its content is kept: 90 days. Repeating it has no further effect.',
    undo: { call: 'remove' },
  }),
};
