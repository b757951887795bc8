import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

/** The largest upload, in bytes. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Kinds the server takes, found by content: pictures, PDF, plain text and CSV, office documents. */
export const fileKinds = ['photo', 'file'] as const;

export const fileSchema = z.object({
  _id: z.string(),
  boatID: z.string(),
  /** Which item it belongs to, e.g. resource `equipmentgroups`. */
  resource: z.string(),
  ownerID: z.string(),
  kind: z.enum(fileKinds),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Signed links of limited life: an <img> cannot send a token. `thumbUrl` is empty for other than photos. */
  url: z.string(),
  thumbUrl: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
});
export type StoredFile = z.infer<typeof fileSchema>;

export const files = {
  ofItem: endpoint.get('/api/files/:resource/:id', {
    access: 'member',
    response: z.array(fileSchema),
    summary: 'Photos and files of an item, newest first.',
  }),
  ofBoat: endpoint.get('/api/files/boat/:boatID/:resource', {
    access: 'member',
    response: z.array(fileSchema),
    summary: 'All photos and files of a kind of item of a boat, newest first.',
  }),
  upload: endpoint.post('/api/files', {
    access: 'member',
    encoding: 'form',
    body: z.object({
      _id: z.string().min(10).max(64),
      resource: z.string(),
      ownerID: z.string(),
      kind: z.enum(fileKinds),
      name: z.string().min(1).max(200),
      file: z.instanceof(Blob),
      thumb: z.instanceof(Blob).optional(),
    }),
    response: fileSchema,
    summary: 'Upload a photo or file of an item.',
  }),
  remove: endpoint.delete('/api/files/:id', {
    access: 'member',
    response: z.object({ _id: z.string() }),
    summary: 'Delete a photo or file.',
  }),
};
