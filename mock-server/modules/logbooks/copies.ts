import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { readSealed } from './records.ts';

const README = `Copies of the books, one file for each volume, written by the server whenever something was signed.

They cannot be edited unnoticed: each record names the hash of the one before. To check one without the system:

    npm run verify-log FILE

docs/logbook-format.md says how to write the same check in an hour.
`;

const safe = (text: string) => text.replace(/[^\w-]+/g, '_');

/** Nobody but an administrator of the machine changes a file that is read-only, and no program by mistake. */
const writeReadOnly = async (path: string, text: string) => {
  const aside = `${path}.new`;
  await rm(aside, { force: true });
  await writeFile(aside, text, { flush: true });
  await chmod(aside, 0o444);
  await rename(aside, path);
};

/** Enough of a copy's end to hold its last seal; the whole may have many megabytes. */
const END_BYTES = 300;

/** The last seal in a copy; '' if there is none, or it cannot be read. */
const sealIn = async (path: string): Promise<string> => {
  const file = await open(path).catch(() => undefined);
  if (!file) return '';
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(END_BYTES),
      position: Math.max(0, size - END_BYTES),
    });
    const end = buffer.toString('latin1', 0, bytesRead);
    return /"seal":"([0-9a-f]{64})"\}\s*\]\s*\}\s*$/.exec(end)?.[1] ?? '';
  } finally {
    await file.close();
  }
};

/** Writes each volume that has grown since its last copy, as sealed, into a folder on this machine. */
export const copyBooks = async (
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  folder: string,
) => {
  const { rows } = await sql<{ _id: string; boat: string; book: string; no: number; head: string }>`
    select v._id, b.name as boat, v.book, v.no,
      (select r.seal from log_records r where r.volume_id = v._id order by r.n desc limit 1) as head
    from log_volumes v join boats b on b._id = v.boat_id order by v._id`.execute(db);
  if (rows.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let copied = 0;
  for (const { _id, boat, book, no, head } of rows) {
    const path = join(folder, `${safe(boat)}-${safe(book)}-${no}-${safe(_id)}.json`);
    if ((await sealIn(path)) === head) continue;
    const records = await readSealed(db, _id);
    const exportedAt = clock().toISOString();
    await writeReadOnly(
      path,
      JSON.stringify({ format: 'shipshape-log-1', volumeID: _id, exportedAt, records }),
    );
    copied += 1;
  }
  // Storage on board wears with each write.
  if (copied > 0) await writeReadOnly(join(folder, 'README.txt'), README);
};
