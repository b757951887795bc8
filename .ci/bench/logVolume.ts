import { sql } from 'kysely';
import type { RecordContent } from '#modules/logbooks/contract.ts';
import { books } from '#modules/logbooks/rules/books.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { openDatabase } from '../../mock-server/db/database.ts';
import { sha256 } from '../../mock-server/modules/logbooks/sign.ts';
import { startTestApp } from '../../mock-server/testing/app.ts';

const ENTRIES = 50_000;
const BOAT = 'boat-halcyon';
const volumeID = 'volume-of-bench';
const AT_ONCE = 1000;
const RUNS = 3;

/** Seals a long volume as the server does, two devices in turns; the rows of the ledger. */
const rowsOf = () => {
  const last = new Map<string, { seq: number; hash: string }>();
  let prev = '';
  return Array.from({ length: ENTRIES + 1 }, (_, index) => {
    const device = index % 3 === 0 ? 'bridge' : 'wheelhouse';
    const own = last.get(device) ?? { seq: 0, hash: '' };
    const at = new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString();
    const isOpening = index === 0;
    const content: RecordContent = {
      ...{ v: 1, _id: `bench-${index}`, boatID: BOAT, volumeID, book: 'sea', form: books.sea.form },
      ...{ kind: isOpening ? 'open' : 'entry', code: isOpening ? 'open' : 'row', at, zone: 120 },
      fields: isOpening
        ? { place: 'Antibes' }
        : {
            position: { lat: 43 + (index % 100) / 100, lon: 7 + (index % 50) / 100 },
            ...{
              sog: 12.3,
              cog: 245,
              windDir: 'W',
              windForce: 4,
              barometer: 1000 + (index % 30),
              depth: 2400,
            },
            remarks: index === 31_415 ? 'Whale sighted, altered course' : `Watch ${index}, all well`,
          },
      ...{ amends: '', amendsHash: '', reason: '', covers: [], of: '', signerID: 'user-captain' },
      ...{ device, deviceSeq: own.seq + 1, devicePrev: own.hash, signedAt: at },
    };
    const text = canonical(content);
    const hash = sha256(text);
    last.set(device, { seq: own.seq + 1, hash });
    const page = isOpening ? 0 : Math.floor((index - 1) / 12) + 1;
    const stamp = canonical({
      ...{ v: 1, volumeID, n: index + 1, page, prev, content: hash, arrivedAt: at, doneAt: at, proof: 'pin' },
      signer: { userID: 'user-captain', name: 'Elena Marchetti', rank: 'Captain', ink: '' },
    });
    prev = sha256(stamp);
    return {
      ...{ _id: content._id, n: index + 1, kind: content.kind, hash, device, seq: own.seq + 1 },
      ...{ page, line: ((index - 1) % 12) * 2 + 2, unverified: index, content: text, stamp, seal: prev },
    };
  });
};

const url = process.env.DATABASE_URL;
const server = await startTestApp(() => openDatabase(url ? { url } : { dataDir: 'memory://' }));
await server.reset();
const { db } = server.services.database;
await sql`insert into log_volumes (_id, boat_id, book, no) values (${volumeID}, ${BOAT}, 'sea', 1)`.execute(
  db,
);
const rows = rowsOf();
for (let from = 0; from < rows.length; from += AT_ONCE)
  await sql`insert into log_records (_id, boat_id, volume_id, n, kind, amends, hash, device, device_seq, page, line, unverified,
      content, stamp, seal)
    select r->>'_id', ${BOAT}, ${volumeID}, (r->>'n')::int, r->>'kind', '', r->>'hash', r->>'device', (r->>'seq')::int,
      (r->>'page')::int, (r->>'line')::int, (r->>'unverified')::int, r->>'content', r->>'stamp', r->>'seal'
    from jsonb_array_elements(${JSON.stringify(rows.slice(from, from + AT_ONCE))}::jsonb) r`.execute(db);
await server.services.database.vacuum();
const { token } = await server.signIn('captain');

const timed = async (name: string, path: string) => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const answer = await server.app.request(path, { headers: { 'x-auth-token': token } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (answer.status !== 200 || bytes < 50) throw new Error(`${name}: ${answer.status}, ${bytes} bytes`);
    times.push(performance.now() - start);
  }
  return { name, ms: times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] };
};

const of = `/api/logbooks/volumes/${volumeID}`;
const figures = [
  await timed('volumes of the boat', `/api/logbooks/boat/${BOAT}`),
  await timed('newest page', `${of}/records`),
  await timed('a page in the middle', `${of}/records?page=2000`),
  await timed('search', `${of}/records?find=whale`),
  await timed('what is missing', `/api/logbooks/boat/${BOAT}/due`),
  await timed('verify', `${of}/verify`),
  await timed('10 pages as PDF', `${of}/pdf?from=2000&to=2009`),
];
console.info(JSON.stringify(figures));
await server.stop();
process.exit(0);
