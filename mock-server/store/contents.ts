import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from './files.ts';

/** Contents that nothing refers to are deleted after this time: until then, what was deleted can be restored. */
const KEEP_UNUSED_MS = 90 * 86_400_000;

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
 * Deletes contents that nothing has referred to for 90 days. An upload of the same content renews it before its row is
 * written, so that no sweep deletes it in between. Only contents that are due are looked at one by one.
 */
export const sweepContents = async ({ db, files, now }: Sweep): Promise<void> => {
  const longAgo = new Date(now.getTime() - KEEP_UNUSED_MS);
  for await (const stored of files.names()) {
    const used = await usedContents(db, stored);
    const unused = JSON.stringify(stored.filter((sha) => !used.has(sha)));
    await sql`insert into unused_contents (sha, since) select jsonb_array_elements_text(${unused}::jsonb), ${now.toISOString()}
      on conflict do nothing`.execute(db);
    await sql`delete from unused_contents where sha in (select jsonb_array_elements_text(${JSON.stringify([...used])}::jsonb))`.execute(
      db,
    );
  }
  const due = await db
    .selectFrom('unused_contents')
    .select('sha')
    .where('since', '<=', longAgo.toISOString())
    .execute();
  const used = await usedContents(
    db,
    due.map(({ sha }) => sha),
  );
  for (const { sha } of due) {
    if (used.has(sha)) continue;
    const at = await files.storedAt(sha);
    if (at && at > longAgo) continue;
    await files.remove(sha);
    await db.deleteFrom('unused_contents').where('sha', '=', sha).execute();
  }
};

/** How often contents are swept. */
const SWEEP_MS = 86_400_000;

/** Whether contents were not swept for a day, on any machine; if so, this process does it now. */
export const isSweepDue = async ({ db, now }: Pick<Sweep, 'db' | 'now'>): Promise<boolean> => {
  const before = new Date(now.getTime() - SWEEP_MS).toISOString();
  const at = JSON.stringify(now.toISOString());
  const { rows } = await sql`insert into settings as s (key, value) values ('contentsSwept', ${at}::jsonb)
    on conflict (key) do update set value = excluded.value where s.value #>> '{}' < ${before} returning key`.execute(
    db,
  );
  return rows.length > 0;
};
