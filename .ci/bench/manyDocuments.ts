import { sql } from 'kysely';
import { documents, type VesselDocument } from '#modules/documents/contract.ts';
import { openDatabase } from '../../mock-server/db/database.ts';
import { wordsOf } from '../../mock-server/modules/documents/words.ts';
import { insertItems } from '../../mock-server/store/records.ts';
import { startTestApp } from '../../mock-server/testing/app.ts';

const DOCUMENTS = 20_000;
const BOAT = 'boat-halcyon';
const AT_ONCE = 1000;
const RUNS = 5;

const words =
  'anchor ballast bilge boiler cable davit engine fender galley halyard impeller jacket keel lantern mooring nozzle oil pump quay rudder seal tank valve winch survey annual certificate service pressure cylinder'.split(
    ' ',
  );

/** About 200 words a document, as a page has; one in a thousand names a thing that no other does. */
const textOf = (index: number) =>
  [
    ...Array.from({ length: 200 }, (_, at) => words[(index * 7 + at * (3 + (index % 5))) % words.length]),
    `serial${index}`,
    index % 1000 === 0 ? 'resuscitator 消防设备检验' : '',
  ].join(' ');

const url = process.env.DATABASE_URL;
const server = await startTestApp(() => openDatabase(url ? { url } : { dataDir: 'memory://' }));
await server.reset();
server.services.strict = false;
const { db } = server.services.database;
const context = {
  db,
  now: new Date().toISOString(),
  viewer: { _id: 'user-captain', name: 'Elena Marchetti' },
};
for (let from = 0; from < DOCUMENTS; from += AT_ONCE) {
  const some = Array.from({ length: AT_ONCE }, (_, at) => from + at);
  await db.transaction().execute((trx) =>
    insertItems<VesselDocument>(
      { ...context, db: trx },
      documents,
      some.map((index) => ({
        ...{ _id: `bench-${index}`, boatID: BOAT, name: `Report ${index}`, mainFile: `benchfile-${index}` },
        mainfolderID: index % 50 === 1 ? 'folder-halcyon-crew-papers' : 'folder-halcyon-manuals',
      })),
    ),
  );
  const rows = some.map((index) => ({ index, body: textOf(index), words: wordsOf(textOf(index)) }));
  await sql`insert into document_texts (file_id, document_id, boat_id, at, body, words)
    select 'benchfile-' || (r->>'index'), 'bench-' || (r->>'index'), ${BOAT}, now(), r->>'body',
      array_to_tsvector(array(select jsonb_array_elements_text(r->'words')))
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`.execute(db);
}
await server.services.database.vacuum();
// Somebody who does not see all folders: the row rule is part of what is measured.
const { token } = await server.signIn('engineer');

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

const search = (q: string) => `/api/documents/search/${BOAT}?q=${encodeURIComponent(q)}`;
console.info(
  JSON.stringify([
    await timed('list', `/api/documents/boat/${BOAT}`),
    await timed('search, a rare word', search('resuscitator')),
    await timed('search, words of every document', search('annual survey')),
    await timed('search, the beginning of many words', search('serial1')),
    await timed('search, Chinese', search('设备检验')),
    await timed('search, a name', search('report 19999')),
  ]),
);
await server.stop();
process.exit(0);
