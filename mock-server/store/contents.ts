import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from './files.ts';

/** Contents that nothing refers to are deleted after this time: until then, what was deleted can be restored. */
const KEEP_UNUSED_MS = 30 * 86_400_000;

/** Of these hashes, those that a file, a thumbnail, a photo of a person, a signature or a company's image refers to. */
export const usedContents = async (db: Kysely<Tables>, shas: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ sha: string }>`
    with asked as (select jsonb_array_elements_text(${JSON.stringify(shas)}::jsonb) as sha)
    select sha from asked where exists (select 1 from files where sha256 = sha)
      or exists (select 1 from files where data->>'thumb' = sha)
      or exists (select 1 from profiles where split_part(split_part(data->>'profilePhoto', '?', 1), '/', 4) = sha)
      or exists (select 1 from profiles where split_part(split_part(data->'signature'->>'url', '?', 1), '/', 4) = sha)
      or exists (select 1 from managements m, jsonb_array_elements(m.data->'images') i
        where split_part(split_part(i->>'url', '?', 1), '/', 4) = sha)`.execute(db);
  return new Set(rows.map(({ sha }) => sha));
};

type Sweep = { db: Kysely<Tables>; files: FileStore; now: Date };

/**
 * Deletes contents that nothing has referred to for 30 days. An upload of the same content renews it before its row is
 * written, so that no sweep deletes it in between.
 */
export const sweepContents = async ({ db, files, now }: Sweep): Promise<void> => {
  const stored = await files.list();
  const used = await usedContents(db, [...stored.keys()]);
  const unused = [...stored.keys()].filter((sha) => !used.has(sha));
  const asText = JSON.stringify(unused);
  await sql`delete from unused_contents where sha not in (select jsonb_array_elements_text(${asText}::jsonb))`.execute(
    db,
  );
  await sql`insert into unused_contents (sha, since) select jsonb_array_elements_text(${asText}::jsonb), ${now.toISOString()}
    on conflict do nothing`.execute(db);
  const longAgo = new Date(now.getTime() - KEEP_UNUSED_MS);
  const old = await db
    .selectFrom('unused_contents')
    .select('sha')
    .where('since', '<=', longAgo.toISOString())
    .execute();
  for (const { sha } of old) if ((stored.get(sha) ?? now) <= longAgo) await files.remove(sha);
};
