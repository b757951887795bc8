import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../mock-server/db/database.ts';
import { memoryMailer } from '../../mock-server/mail.ts';
import { seedIfEmpty } from '../../mock-server/seed/seed.ts';
import { folderStore } from '../../mock-server/store/files.ts';

const BOAT = 'boat-halcyon';
const FORMS = 50_000;

/**
 * Fills a database with the demo vessel and 50,000 archived forms, copies of the demo's entry permits with a word of their
 * own: `node formsBoat.ts <folder>`.
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
// Every fifth is a drill; one word in a hundred forms is rare.
await sql`insert into formarchives (_id, boat_id, rev, data, texts, words)
  select 'bench-form-' || n, ${BOAT}, nextval('rev_seq'), f.data || jsonb_build_object('_id', 'bench-form-' || n,
      'rev', currval('rev_seq'), 'number', 'EN-B-' || n, 'category', case when n % 5 = 0 then 'drill' else 'permit' end,
      'archivedAt', to_char(now() - n * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"')),
    f.texts || jsonb_build_array(jsonb_build_array('remarks', 'Remarks', 'valve ' || n % 100 || ' of tank ' || n)),
    f.words || array_to_tsvector(array['valve', 'v' || n % 100, 't' || n])
  from generate_series(1, ${FORMS}::int) n
  cross join (select data, texts, words from formarchives where _id = 'fill-halcyon-2') f`.execute(db);
await database.vacuum();
await database.close();
console.info(JSON.stringify({ boatID: BOAT }));
