import { sql } from 'kysely';
import type { formarchives } from '#modules/ism/contract.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, JsonText } from '../../http/implement.ts';

type Calls = typeof formarchives.calls;

/** The forms of a boat that are not archived, newest first. */
export const list = async (call: Call<Calls['list']>) => {
  const { rows } = await sql<{ text: string; rev: number }>`
    select coalesce(json_agg(data order by seq desc) filter (where data is not null), '[]')::text as text,
      greatest((select coalesce(max(rev), 0) from formarchives where boat_id = ${call.params.boatID}),
        (select coalesce(max(rev), 0) from tombstones where boat_id = ${call.params.boatID} and resource = 'formarchives'))::int as rev
    from formarchives where boat_id = ${call.params.boatID} and status <> 'archived'`.execute(call.db);
  call.header('x-rev', String(rows[0]?.rev ?? 0));
  return new JsonText(rows[0]?.text ?? '[]');
};

/** What changed since a revision; a form that was archived has gone from the list. */
export const changes = async (call: Call<Calls['changes']>) => {
  const { boatID } = call.params;
  const { since } = call.search;
  const { rows } = await sql<{ text: string | null }>`
    with newer as (select data, rev, seq, status from formarchives where boat_id = ${boatID} and rev > ${since}),
      gone as (select item_id, rev from tombstones where boat_id = ${boatID} and resource = 'formarchives' and rev > ${since}
        union all select data->>'_id', rev from newer where status = 'archived'
        union all select unnest((select hidden_forms())), 0)
    select case when ${since}::bigint <= (select last_value from rev_seq) then json_build_object(
      'rev', greatest(${since}::int, (select max(rev) from newer), (select max(rev) from gone)),
      'items', coalesce((select json_agg(data order by seq desc) from newer where status <> 'archived'), '[]'::json),
      'removed', coalesce((select json_agg(item_id order by rev) from gone), '[]'::json))::text end as text`.execute(
    call.db,
  );
  const text = rows[0]?.text;
  if (!text) throw fail(410, 'unknownBase');
  return new JsonText(text);
};
