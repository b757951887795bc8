import type { Kysely } from 'kysely';
import { APP_ROLE } from './0011_rows_of_boats.ts';
import { HOUSE_ROLE } from './0020_walls.ts';
import { createResourceTable, run } from './resourceTable.ts';
import { rowRule } from './rowRule.ts';

/** What lies in a folder that the caller may not open is not there, whatever is queried. */
const wall = (table: string, condition: string) =>
  `create policy closed_folders on ${table} as restrictive for select to ${APP_ROLE} using (${condition})`;

/** Uncorrelated, so that PostgreSQL calls the function once and looks ids up in a hash. */
const hidden = '(select unnest(hidden_papers()))';

/** Only the server reads and writes it. */
const houseOnly = (table: string) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy house on ${table} to ${HOUSE_ROLE} using (true) with check (true)`,
  `revoke all on ${table} from ${APP_ROLE}`,
];

const notePlace = (table: string, readers: string) => [
  `create function note_place_of_${table}() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into paper_places (_id, boat_id, folder_id, readers, departments)
      values (new._id, new.boat_id, coalesce(new.data->>'mainfolderID', ''), ${readers})
      on conflict (_id) do update set folder_id = excluded.folder_id, readers = excluded.readers,
        departments = excluded.departments;
    return null;
  end $$`,
  `create trigger ${table}_place after insert or update on ${table} for each row
    execute function note_place_of_${table}()`,
];

/**
 * Folders and documents, the text of files for the search, and the row rules of folders that only some people may open
 * (docs/decisions/0095). Where a paper lies, or lay before it was deleted, stays in `paper_places`, so that its history
 * stays closed too.
 */
export const up = async (db: Kysely<unknown>) => {
  await createResourceTable(
    db,
    'folders',
    ["parent_id text generated always as (nullif(data->>'mainfolderID', '')) stored"],
    ['parent_id'],
  );
  await createResourceTable(
    db,
    'documents',
    [
      "folder_id text generated always as (coalesce(data->>'mainfolderID', '')) stored",
      "exp_date text generated always as (nullif(data->>'expDate', '')) stored",
    ],
    ['folder_id', 'exp_date'],
  );
  await run(
    db,
    "create unique index folders_path on folders (boat_id, coalesce(parent_id, ''), lower(data->>'name'))",
    // A number has one document, and a document one revision in force.
    "create unique index documents_number on documents (boat_id, lower(data->>'number')) where data->>'number' <> ''",
    `create table paper_places (
      _id text primary key,
      boat_id text not null,
      folder_id text not null,
      readers jsonb,
      departments jsonb)`,
    'create index paper_places_folder on paper_places (boat_id, folder_id)',
    ...houseOnly('paper_places'),
    ...notePlace('folders', `coalesce(new.data->'readers', '[]'), coalesce(new.data->'departments', '[]')`),
    ...notePlace('documents', 'null, null'),
    // The captain and the company open every folder, others those that name them or their department, or nobody.
    `create function hidden_papers() returns text[] language sql stable security definer set search_path = public, pg_temp as $$
      select case when scope('all') = 'yes' or coalesce(scope('company'), '') <> ''
        or exists (select 1 from users u where u._id = scope('user') and u.data->>'captain' = 'true') then '{}'::text[]
      else coalesce((
        with recursive closed as (
          select p._id from paper_places p
          where p.boat_id = any (array(select jsonb_array_elements_text(scope('boats')::jsonb)))
            and (jsonb_array_length(p.readers) > 0 or jsonb_array_length(p.departments) > 0)
            and not p.readers ? scope('user')
            and not p.departments ? coalesce((select u.data->>'department' from users u where u._id = scope('user')), '')
          union
          select p._id from paper_places p join closed c on p.folder_id = c._id)
        select array_agg(_id) from closed), '{}'::text[]) end $$`,
    wall('folders', `_id not in ${hidden}`),
    wall('documents', `_id not in ${hidden}`),
    wall('history', `resource not in ('folders', 'documents') or item_id not in ${hidden}`),
    wall('files', `owner_resource <> 'documents' or owner_id not in ${hidden}`),
    `create table document_texts (
      file_id text primary key,
      document_id text not null,
      boat_id text not null,
      at timestamptz(3) not null,
      body text not null,
      words tsvector not null)`,
    'create index document_texts_words on document_texts using gin (words)',
    'create index document_texts_document on document_texts (boat_id, document_id)',
    ...houseOnly('document_texts'),
    // The operators of text search are not leakproof: under a row rule PostgreSQL would not use their index.
    `create function find_documents(boat text, named text[], asked tsquery, most int)
      returns table (document_id text, file_id text, body text) language sql stable security definer
      set search_path = public, pg_temp as $$
      with hits as (
        select d._id as id, d.data->>'mainFile' as file, 0 as place, d.seq from documents d
          where d.boat_id = boat and (d.data->>'name') || ' ' || coalesce(d.data->>'number', '') ilike all (named)
        union all
        select d._id, t.file_id, 1, d.seq from document_texts t
          join documents d on d._id = t.document_id and d.data->>'mainFile' = t.file_id
          where t.boat_id = boat and t.words @@ asked),
      best as (select distinct on (id) * from hits order by id, place),
      seen as (select * from best where id not in (select unnest(hidden_papers())) order by place, seq desc limit most)
      select s.id, coalesce(s.file, ''), coalesce(t.body, '') from seen s
        left join document_texts t on t.file_id = s.file
      where scope('all') = 'yes' or boat = any (array(select jsonb_array_elements_text(scope('boats')::jsonb)))
      order by s.place, s.seq desc $$`,
    // The text of one file, for the comparison of two revisions.
    `create function document_text(file text) returns text language sql stable security definer
      set search_path = public, pg_temp as $$
      select t.body from document_texts t where t.file_id = file
        and t.document_id not in (select unnest(hidden_papers()))
        and (scope('all') = 'yes' or t.boat_id = any (array(select jsonb_array_elements_text(scope('boats')::jsonb)))) $$`,
    // Whether a folder holds anything, also what the caller may not open, so that it is not deleted under it.
    `create function folder_holds(folder text) returns boolean language sql stable security definer
      set search_path = public, pg_temp as $$
      select exists (select 1 from folders f where f.parent_id = folder)
        or exists (select 1 from documents d where d.folder_id = folder) $$`,
    `create function document_number_taken(boat text, asked text, except_id text) returns boolean
      language sql stable security definer set search_path = public, pg_temp as $$
      select exists (select 1 from documents d where d.boat_id = boat and lower(d.data->>'number') = lower(asked)
        and d._id <> except_id) $$`,
    `create table document_told (
      document_id text not null,
      expires text not null,
      step int not null,
      boat_id text not null,
      at timestamptz(3) not null,
      primary key (document_id, expires, step))`,
    rowRule('document_told'),
  );
};
