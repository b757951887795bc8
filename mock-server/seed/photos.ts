import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod/mini';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../store/files.ts';
import type { SeededBoat } from './companies.ts';
import { demoFile } from './companies.ts';
import { demoID } from './equipment.ts';

const list = z.array(z.object({ file: z.string(), path: z.string() }));

export type StoredPhoto = { file: string; path: string; sha: string; size: number };

/**
 * Puts the name plates of the demo vessel into the file store; before the transaction, which must not wait for a disk.
 */
export const storePhotos = async (files: FileStore): Promise<StoredPhoto[]> =>
  Promise.all(
    list.parse(JSON.parse(await demoFile('photos/photos.json'))).map(async ({ file, path }) => {
      const bytes = await readFile(join(import.meta.dirname, 'data', 'photos', file));
      return { file, path, sha: await files.put(bytes), size: bytes.length };
    }),
  );

/** Attaches the stored name plates to their machines, a photo a day. */
export const seedPhotos = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  photos: readonly StoredPhoto[],
) => {
  for (const [index, { file, path, sha, size }] of photos.entries()) {
    const at = new Date(now.getTime() - (40 - index) * 86_400_000).toISOString();
    const owner = demoID(boat.key, path);
    await sql`insert into files (_id, boat_id, owner_resource, owner_id, kind, name, type, size, sha256, created_at, created_by, rev, data)
      values (${demoID(boat.key, file)}, ${boat._id}, 'equipmentgroups', ${owner}, 'photo', ${file}, 'image/jpeg', ${size}, ${sha},
        ${at}, 'user-engineer', 0, '{"thumb":null,"createdBy":"Tom Halvorsen"}'::jsonb)`.execute(db);
  }
};
