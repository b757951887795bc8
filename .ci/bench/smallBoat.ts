import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../mock-server/db/database.ts';
import { memoryMailer } from '../../mock-server/mail.ts';
import { seedIfEmpty } from '../../mock-server/seed/seed.ts';
import { folderStore } from '../../mock-server/store/files.ts';

/** The boat to measure, and its number of rows. */
const BOAT = 'boat-halcyon';
const ROWS = 50;

/**
 * Fills a database with the demo data and leaves 50 rows on the boat: `node smallBoat.ts <folder or url>` prints one
 * row's id.
 */
const [, , place = ''] = process.argv;
const database = await openDatabase(place.includes('://') ? { url: place } : { dataDir: place });
const clock = () => new Date();
await seedIfEmpty(
  {
    database,
    mail: memoryMailer(),
    files: folderStore(await mkdtemp(join(tmpdir(), 'shipshape-bench-'))),
    clock,
    origin: '',
    secret: '',
    publicCallsPerMinute: 60,
    strict: false,
    build: '',
    stopping: AbortSignal.any([]),
  },
  '1',
);
await sql`delete from equipmentgroups where boat_id = ${BOAT} and _id not in
  (select _id from equipmentgroups where boat_id = ${BOAT} order by seq limit ${ROWS})`.execute(database.db);
await database.vacuum();
const { rows } = await sql<{ _id: string; count: number }>`
  select _id, count(*) over () as count from equipmentgroups where boat_id = ${BOAT} order by seq limit 1`.execute(
  database.db,
);
await database.close();
console.info(JSON.stringify({ boatID: BOAT, rows: rows[0]?.count, id: rows[0]?._id }));
