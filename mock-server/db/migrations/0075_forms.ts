import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { HOUSE_ROLE } from './0020_walls.ts';
import { createResourceTable, run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

/** Whoever sees a confidential form before it is submitted: who began it, whom they let in, the master, the company. */
const sees = (
  row: string,
) => `(coalesce(${row}data->>'confidential', 'false') <> 'true' or ${row}status <> 'draft'
  or ${row}data->>'startedByID' = (select scope('user')) or coalesce(${row}data->'people', '[]'::jsonb) ? (select scope('user'))
  or (select scope('all')) = 'yes' or coalesce((select scope('company')), '') <> ''
  or exists (select 1 from users u where u._id = (select scope('user'))
    and (u.data->>'captain' = 'true' or u.data->>'jobtitle' ~* '^(captain|master)$')))`;

/** Forms, their lines and versions; filled forms, whose archive is searched by words; non-conformities; checklists. */
export const up = async (db: Kysely<unknown>) => {
  const formID = "form_id text generated always as (data->>'formID') stored";
  await createResourceTable(db, 'forms');
  await createResourceTable(db, 'subforms', [formID], ['form_id']);
  await createResourceTable(
    db,
    'formversions',
    [formID, "version integer generated always as ((data->>'version')::integer) stored"],
    ['form_id, version'],
  );
  await createResourceTable(
    db,
    'formarchives',
    [
      formID,
      "status text not null generated always as (coalesce(data->>'status', 'draft')) stored",
      "category text not null generated always as (coalesce(data->>'category', 'other')) stored",
      "archived_at text generated always as (data->>'archivedAt') stored",
      // The words of an archived form in all its languages, and its answers as a list of [line, label, answer].
      'words tsvector',
      'texts jsonb',
    ],
    ['form_id'],
  );
  await createResourceTable(db, 'nonconformities', [
    "no integer generated always as ((data->>'no')::integer) stored",
  ]);
  await createResourceTable(db, 'checklists');
  await createResourceTable(db, 'checklistruns');
  await run(
    db,
    'create unique index formversions_number on formversions (form_id, version)',
    `revoke update, delete, truncate on formversions from ${APP_ROLE}, ${HOUSE_ROLE}`,
    "create index formarchives_open on formarchives (boat_id, seq) where status <> 'archived'",
    "create index formarchives_archive on formarchives (boat_id, archived_at desc, _id) where status = 'archived'",
    "create index formarchives_categories on formarchives (boat_id, category) where status = 'archived'",
    'create index formarchives_words on formarchives using gin (words)',
    `create table form_numbers (
      boat_id text not null,
      series text not null,
      last integer not null,
      primary key (boat_id, series))`,
    rowRule('form_numbers'),
    'create table nonconformity_numbers (boat_id text primary key, last integer not null)',
    rowRule('nonconformity_numbers'),
    `create table form_told (
      boat_id text not null,
      due_key text not null,
      at timestamptz(3) not null,
      primary key (boat_id, due_key))`,
    rowRule('form_told'),
    `create policy private_forms on formarchives as restrictive for select to ${APP_ROLE} using (${sees('')})`,
    `create function hidden_forms() returns text[] language sql stable security definer set search_path = public, pg_temp as $$
      select coalesce((select array_agg(f._id) from formarchives f where f.status = 'draft'
        and f.boat_id = any (array(select jsonb_array_elements_text(scope('boats')::jsonb))) and not ${sees('f.')}), '{}'::text[]) $$`,
    ...['history: resource, item_id', 'files: owner_resource, owner_id'].map((entry) => {
      const [table, resource, id] = entry.split(/[:,] /);
      return `create policy private_forms on ${table} as restrictive for select to ${APP_ROLE}
        using (${resource} <> 'formarchives' or ${id} <> all ((select hidden_forms())::text[]))`;
    }),
  );
};
