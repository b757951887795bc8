import { type Kysely, sql } from 'kysely';
import { documents } from '#modules/documents/contract.ts';
import type { Tables } from '../../db/tables.ts';
import { logError } from '../../log.ts';
import type { Services } from '../../services.ts';
import { textOf } from './textOf.ts';
import { wordsOf } from './words.ts';

type File = { _id: string; boat_id: string; owner_id: string; type: string; sha256: string };

/** Keeps the text of a file, and its words for the search. */
export const keepText = (
  db: Kysely<Tables>,
  file: Pick<File, '_id' | 'boat_id' | 'owner_id'>,
  body: string,
  now: string,
) =>
  sql`insert into document_texts (file_id, document_id, boat_id, at, body, words)
    values (${file._id}, ${file.owner_id}, ${file.boat_id}, ${now}, ${body},
      array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(wordsOf(body))}::jsonb))))
    on conflict (file_id) do update set body = excluded.body, words = excluded.words, at = excluded.at`.execute(
    db,
  );

const readAndKeep = async ({ database: { db }, files, clock, log }: Services, file: File) => {
  const bytes = await files.get(file.sha256);
  if (!bytes) return;
  let body = '';
  try {
    body = await textOf(new Uint8Array(bytes), file.type);
  } catch (error) {
    // A damaged or locked file has no text; it opens as it is.
    logError(log, `text of file ${file._id}`, error);
  }
  await keepText(db, file, body, clock().toISOString());
};

const filesWithout = (db: Kysely<Tables>, which: ReturnType<typeof sql>, most: number) =>
  sql<File>`select f._id, f.boat_id, f.owner_id, f.type, f.sha256 from files f
    where f.owner_resource = ${documents.name} and ${which}
      and not exists (select 1 from document_texts t where t.file_id = f._id)
    order by f.created_at limit ${most}`.execute(db);

/** Reads the text of a file that was just uploaded. */
export const readUploaded = async (services: Services, id: string) => {
  const { rows } = await filesWithout(services.database.db, sql`f._id = ${id}`, 1);
  for (const file of rows) await readAndKeep(services, file);
};

/** The most files in one hour: after a restore of an older backup there may be many. */
const MAX_AN_HOUR = 500;

/** Reads what a stopped server left unread. */
export const readLeft = async (services: Services) => {
  const { rows } = await filesWithout(services.database.db, sql`true`, MAX_AN_HOUR);
  for (const file of rows) await readAndKeep(services, file);
};
