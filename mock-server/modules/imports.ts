import { type Kysely, sql } from 'kysely';
import {
  type Check,
  checkSchema,
  type Import,
  type ImportMapping,
  importSchema,
  imports,
  rowErrorSchema,
} from '#modules/imports/contract.ts';
import { allows } from '../auth/access.ts';
import { canAccessBoat } from '../auth/viewer.ts';
import type { Tables } from '../db/tables.ts';
import { defineModule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import {
  type Applied,
  type CheckedRows,
  type Importer,
  type ImportOptions,
  type NumberedRow,
  RowsRefused,
} from '../importers/importer.ts';

type Row = {
  _id: string;
  boat_id: string;
  resource: string;
  file_name: string;
  state: Import['state'];
  total: number;
  created_at: string;
  committed_at: string | null;
  data: { createdBy: string; matchBy?: string; mapping?: Record<string, string> } & Partial<Applied>;
};

/** Staged rows that nobody committed are deleted after this time. */
const STAGED_MS = 2 * 86_400_000;

const present = ({ _id, boat_id, resource, file_name, state, total, created_at, data }: Row): Import => ({
  _id,
  boatID: boat_id,
  resource,
  fileName: file_name,
  state,
  total,
  created: data.created?.length ?? 0,
  updated: data.updated?.length ?? 0,
  createdAt: created_at,
  createdBy: data.createdBy,
});

const importerOf = ({ viewer, catalog }: Pick<Call, 'viewer' | 'catalog'>, resource: string): Importer => {
  const importer = catalog.importers.get(resource);
  if (!importer) throw fail(404, 'notFound');
  if (!allows(viewer, importer.access)) throw fail(403, 'notAllowed');
  return importer;
};

const columns = sql`_id, boat_id, resource, file_name, state, total, created_at, committed_at, data`;

const rowOf = async (db: Kysely<Tables>, id: string, lock: boolean) => {
  const { rows } =
    await sql<Row>`select ${columns} from imports where _id = ${id} ${lock ? sql`for update` : sql``}`.execute(
      db,
    );
  return rows[0];
};

/** The import, if the caller may use it; locked for a write, so that two commits run one after the other. */
const open = async (call: Pick<Call, 'db' | 'viewer' | 'catalog'>, id: string, lock = true) => {
  const row = await rowOf(call.db, id, lock);
  if (!row) throw fail(404, 'notFound');
  if (!canAccessBoat(call.viewer, row.boat_id)) throw fail(403, 'notYourBoat');
  return { row, importer: importerOf(call, row.resource) };
};

const staged = async (db: Kysely<Tables>, id: string): Promise<NumberedRow[]> => {
  const { rows } = await sql<NumberedRow>`select row_no as "row", row as cells from import_rows
    where import_id = ${id} order by row_no`.execute(db);
  return rows;
};

const toCheck = ({ rows, groups, groupPaths = [] }: CheckedRows): Check => {
  const count = (action: string) =>
    rows.filter((row) => row.errors.length === 0 && row.action === action).length;
  return {
    errors: rows.flatMap((row) => row.errors),
    creates: count('create'),
    updates: count('update'),
    unchanged: count('same'),
    groups,
    groupPaths: groupPaths.slice(0, 100),
  };
};

const ofBoat = async (call: Call<typeof imports.ofBoat>) => {
  importerOf(call, call.params.resource);
  const { rows } = await sql<Row>`select ${columns} from imports
    where boat_id = ${call.params.boatID} and resource = ${call.params.resource} and state <> 'staged'
    order by created_at desc, _id limit 50`.execute(call.db);
  return rows.map(present);
};

const optionsOf = ({ file_name, data }: Row): ImportOptions => ({
  matchBy: data.matchBy ?? '',
  fileName: file_name,
});

/** How the caller read their last file of this kind for the boat. */
const mapping = async (call: Call<typeof imports.mapping>): Promise<ImportMapping> => {
  importerOf(call, call.params.resource);
  const { rows } = await sql<Pick<Row, 'data'>>`select data from imports
    where boat_id = ${call.params.boatID} and resource = ${call.params.resource} and created_by = ${call.viewer._id}
    order by created_at desc limit 1`.execute(call.db);
  const { mapping: columns = {}, matchBy = '' } = rows[0]?.data ?? {};
  return { columns, matchBy };
};

const start = async (call: Call<typeof imports.start>) => {
  const { db, body, viewer, now } = call;
  const { keys = [] } = importerOf(call, body.resource);
  if (body.matchBy !== '' && !keys.includes(body.matchBy)) throw fail(400, 'invalid', {}, 'matchBy');
  const old = new Date(Date.parse(now) - STAGED_MS).toISOString();
  await sql`with old as (delete from imports where state = 'staged' and boat_id = ${body.boatID} and created_at < ${old} returning _id)
    delete from import_rows where import_id in (select _id from old)`.execute(db);
  await sql`insert into imports (_id, boat_id, resource, file_name, state, total, created_by, created_at, data)
    values (${body._id}, ${body.boatID}, ${body.resource}, ${body.fileName}, 'staged', ${body.total}, ${viewer._id}, ${now},
      ${JSON.stringify({ createdBy: viewer.name, matchBy: body.matchBy, mapping: body.columns })}::jsonb) on conflict (_id) do nothing`.execute(
    db,
  );
  const row = await rowOf(db, body._id, false);
  if (!row || row.boat_id !== body.boatID || row.resource !== body.resource) throw fail(403, 'notYours');
  return present(row);
};

const rows = async (call: Call<typeof imports.rows>) => {
  const { db, body } = call;
  const { row, importer } = await open(call, call.params.id);
  const end = body.from + body.rows.length;
  if (row.state !== 'staged') throw fail(409, 'importClosed');
  if (end > row.total) throw fail(400, 'tooHigh', { n: row.total - body.rows.length }, 'from');
  const list = body.rows.map((cells, index) => ({
    row: body.from + index,
    cells: Object.fromEntries(
      importer.fields.flatMap((key) => (cells[key] === undefined ? [] : [[key, cells[key]]])),
    ),
  }));
  await sql`insert into import_rows (import_id, row_no, row)
    select ${row._id}, (r->>'row')::int, r->'cells' from jsonb_array_elements(${JSON.stringify(list)}::jsonb) r
    on conflict (import_id, row_no) do update set row = excluded.row`.execute(db);
  // Only these rows are checked, so that a long file stays fast; duplicates are found by the check of all rows.
  return toCheck(await importer.check(call, row.boat_id, list, optionsOf(row)));
};

const check = async (call: Call<typeof imports.check>) => {
  const { row, importer } = await open(call, call.params.id, false);
  if (row.state !== 'staged') throw fail(409, 'importClosed');
  return toCheck(await importer.check(call, row.boat_id, await staged(call.db, row._id), optionsOf(row)));
};

const setData = (call: Pick<Call, 'db'>, row: Row, applied: Applied) =>
  sql`update imports set data = ${JSON.stringify({ ...row.data, ...applied })}::jsonb where _id = ${row._id}`.execute(
    call.db,
  );

/** Checks again against the boat as it is now and writes everything, or nothing. Repeating it changes nothing. */
const commit = async (call: Call<typeof imports.commit>) => {
  const { db, now } = call;
  const { row, importer } = await open(call, call.params.id);
  if (row.state === 'committed') return present(row);
  if (row.state !== 'staged') throw fail(409, 'importClosed');
  const all = await staged(db, row._id);
  if (all.length < row.total) throw fail(409, 'importIncomplete');
  const out = new Set(call.body.leaveOut);
  const included = all.filter((numbered) => !out.has(numbered.row));
  const applied = await importer
    .apply(call, row.boat_id, included, optionsOf(row))
    .catch((error: unknown) => {
      throw error instanceof RowsRefused ? fail(409, 'importHasErrors') : error;
    });
  await setData(call, row, applied);
  await sql`update imports set state = 'committed', committed_at = ${now} where _id = ${row._id}`.execute(db);
  await sql`delete from import_rows where import_id = ${row._id}`.execute(db);
  return present({ ...row, state: 'committed', data: { ...row.data, ...applied } });
};

const undo = async (call: Call<typeof imports.undo>) => {
  const { row, importer } = await open(call, call.params.id);
  if (row.state === 'undone') return present(row);
  if (row.state !== 'committed' || row.committed_at === null) throw fail(409, 'importClosed');
  const { created = [], updated = [], extra = [] } = row.data;
  await importer.undo(call, row.boat_id, { created, updated, extra }, row.committed_at);
  await sql`update imports set state = 'undone', undone_at = ${call.now} where _id = ${row._id}`.execute(
    call.db,
  );
  return present({ ...row, state: 'undone' });
};

/** Import from files: staged, checked, committed as a whole, undone. The modules list what can be imported. */
export const importsModule = defineModule({
  schemas: { Import: importSchema, ImportCheck: checkSchema, RowError: rowErrorSchema },
  serves: {
    imports: serve(
      imports,
      { ofBoat, mapping, start, rows, check, commit, undo },
      { limits: { start: 'import', rows: 'import', check: 'import', commit: 'import' } },
    ),
  },
});
