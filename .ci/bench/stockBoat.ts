import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../mock-server/db/database.ts';
import { memoryMailer } from '../../mock-server/mail.ts';
import { seedIfEmpty } from '../../mock-server/seed/seed.ts';
import { folderStore } from '../../mock-server/store/files.ts';

const BOAT = 'boat-halcyon';
const ITEMS = 10_000;
/** Of each item, so 100,000 in all. */
const MOVEMENTS = 10;

/**
 * Fills a database with the demo vessel, 10,000 items and 100,000 movements, one for each open job: `node
 * stockBoat.ts <folder>` prints one item's id.
 */
const [, , place = ''] = process.argv;
const database = await openDatabase({ dataDir: place });
await seedIfEmpty(
  {
    database,
    mail: memoryMailer(),
    files: folderStore(await mkdtemp(join(tmpdir(), 'shipshape-bench-'))),
    clock: () => new Date(),
    origin: '',
    secret: '',
    publicCallsPerMinute: 60,
    strict: false,
    build: '',
    stopping: AbortSignal.any([]),
  },
  '1',
);
const { db } = database;
await sql`insert into inventory (_id, boat_id, rev, data)
  select 'bench-item-' || n, ${BOAT}, nextval('rev_seq'), jsonb_build_object('_id', 'bench-item-' || n, 'boatID', ${BOAT}::text,
    'rev', currval('rev_seq'), 'createdAt', '2026-01-01T00:00:00.000Z', 'updatedAt', '2026-01-01T00:00:00.000Z',
    'updatedBy', 'Bench', 'name', 'Part ' || n, 'partNo', 'P-' || n, 'currency', 'EUR', 'totalAmount', 5, 'minAmount', 2,
    'targetAmount', 10, 'supplier', 'Supplier ' || n % 50, 'locationID', 'place-halcyon-er-locker3',
    'places', jsonb_build_array(jsonb_build_object('locationID', 'place-halcyon-er-locker3', 'shelves', '',
      'locationBox', '', 'quantity', 5)))
  from generate_series(1, ${ITEMS}::int) n`.execute(db);
await sql`insert into movements (_id, boat_id, inventory_id, at, kind, amount, quantity, user_id, user_name, data)
  select 'bench-' || n || '-' || m, ${BOAT}, 'bench-item-' || n, now() - ((m * 30 + n % 30) * interval '1 day'),
    case when m % 2 = 0 then 'receive' else 'take' end, 1, case when m % 2 = 0 then 1 else -1 end, 'user-engineer',
    'Tom Halvorsen', jsonb_build_object('itemName', 'Part ' || n, 'fromLocation', case when m % 2 = 0 then null else spot end,
      'toLocation', case when m % 2 = 0 then spot else null end, 'counted', null, 'booked', null, 'reason', '',
      'jobID', coalesce(case when m = 1 then j._id end, ''), 'orderID', '', 'note', '', 'forced', false, 'reverses', '',
      'unitPrice', null, 'currency', 'EUR', 'left', 5)
  from generate_series(1, ${ITEMS}::int) n cross join generate_series(1, ${MOVEMENTS}::int) m
  cross join (select '{"locationID": "place-halcyon-er-locker3", "shelves": "", "locationBox": ""}'::jsonb as spot) s
  left join (select _id, row_number() over (order by _id) as no from worklist where boat_id = ${BOAT}
    and status not in ('done', 'cancelled')) j on j.no = n`.execute(db);
await database.vacuum();
await database.close();
console.info(JSON.stringify({ boatID: BOAT, id: 'bench-item-5000' }));
