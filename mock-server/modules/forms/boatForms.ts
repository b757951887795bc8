import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { BoatCopy, boatForms } from '#modules/forms/contract/commands.ts';
import {
  type Form,
  type FormVersion,
  forms,
  linesOf,
  type Subform,
  subforms,
} from '#modules/forms/contract.ts';
import { compareLines, mergeLines } from '#modules/forms/rules/compare.ts';
import type { Line } from '#modules/forms/rules/line.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import {
  insertItems,
  lockItem,
  lockItemsOf,
  lockRow,
  removeItems,
  updateItem,
  updateItems,
} from '../../store/records.ts';
import { putInUse, subformsOf, versionOf } from './versions.ts';

type Context = Pick<Call, 'db' | 'viewer'>;

/** The vessels of the caller, by name. */
const boatsOf = async ({ db, viewer }: Context) => {
  const { rows } = await sql<{ _id: string; name: string }>`
    select _id, name from boats where free <> 'EXPIRED' order by name, _id`.execute(db);
  return rows.filter(({ _id }) => canAccessBoat(viewer, _id));
};

/** The copy of a form on another vessel: the one that was copied from it, else the one of the same code. */
const copyOn = async (
  { db }: Pick<Call, 'db'>,
  { _id, code }: Form,
  boatID: string,
): Promise<Form | undefined> => {
  const { rows } = await sql<{ data: unknown }>`
    select data from forms where boat_id = ${boatID} and (data->'source'->>'formID' = ${_id}
      or (${code} <> '' and data->>'code' = ${code})) order by (data->'source'->>'formID' = ${_id}) desc nulls last, seq limit 1`.execute(
    db,
  );
  return rows[0] && forms.item.parse(rows[0].data);
};

const difference = async (
  call: Context,
  form: Form,
  lines: readonly Line[],
  boat: { _id: string; name: string },
): Promise<BoatCopy> => {
  const copy = await copyOn(call, form, boat._id);
  const theirs = copy ? linesOf(await subformsOf(call, copy._id), copy._id) : [];
  const found = compareLines(lines, theirs);
  return {
    ...{ boatID: boat._id, boatName: boat.name, formID: copy?._id ?? '', version: copy?.version ?? 0 },
    from: copy?.source?.formID === form._id ? copy.source.version : 0,
    ...{ added: found.added.length, changed: found.changed.length, own: copy ? found.own.length : 0 },
  };
};

const readForm = async ({ db, viewer }: Context, id: string): Promise<Form> => {
  const { rows } = await sql<{ data: unknown }>`select data from forms where _id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw fail(404, 'notFound');
  const form = forms.item.parse(row.data);
  if (!canAccessBoat(viewer, form.boatID)) throw fail(403, 'notYourBoat');
  return form;
};

const inUse = async (call: Context, form: Form): Promise<FormVersion> => {
  const version = await versionOf(call, form._id, form.version);
  if (!version) throw fail(400, 'formNotInUse');
  return version;
};

export const copies = async (call: Call<typeof boatForms.copies>): Promise<BoatCopy[]> => {
  const form = await readForm(call, call.params.id);
  const lines =
    (await versionOf(call, form._id, form.version))?.lines ??
    linesOf(await subformsOf(call, form._id), form._id);
  const others = (await boatsOf(call)).filter(({ _id }) => _id !== form.boatID);
  const found: BoatCopy[] = [];
  for (const boat of others) found.push(await difference(call, form, lines, boat));
  return found;
};

/** Writes the lines of a version into the copy of a vessel, and puts it in use there. */
const pushTo = async (
  call: Call<typeof boatForms.push>,
  form: Form,
  version: FormVersion,
  boat: { _id: string; name: string },
) => {
  const { title, code, category, description, confidential, translations } = version;
  const source = { formID: form._id, version: version.version, boatID: form.boatID };
  const there = await copyOn(call, form, boat._id);
  const id = there?._id ?? nanoid();
  const fields = { title, code, category, description, confidential, translations, source };
  const row = there && (await lockRow<Form>(call.db, forms, there._id));
  if (row) await updateItem<Form>(call, forms, row, fields);
  else await insertItems<Form>(call, forms, [{ ...fields, _id: id, boatID: boat._id }]);
  const rows = (await lockItemsOf<Subform>(call.db, subforms, boat._id)).filter(
    ({ data }) => data.formID === id,
  );
  const theirs = linesOf(
    rows.map(({ data }) => data),
    id,
  );
  const { write, gone } = mergeLines(version.lines, theirs, call.body.how, () => nanoid());
  const byID = new Map(rows.map((each) => [each.data._id, each]));
  const gonerows = gone.flatMap(({ _id }) => byID.get(_id)?.data ?? []);
  await removeItems<Subform>(call, subforms, gonerows);
  const changes = write.flatMap(({ _id, ...line }, index) => {
    const known = byID.get(_id);
    return known ? [{ row: known, fields: { ...line, order: index + 1 } }] : [];
  });
  await updateItems<Subform>(call, subforms, changes);
  const added = write.flatMap(({ _id, ...line }, index) =>
    byID.has(_id) ? [] : [{ ...line, _id, boatID: boat._id, formID: id, order: index + 1 }],
  );
  await insertItems<Subform>(call, subforms, added);
  const next = await lockRow<Form>(call.db, forms, id);
  if (next) await putInUse(call, next);
};

export const push = async (call: Call<typeof boatForms.push>): Promise<BoatCopy[]> => {
  const { data: form } = await lockItem<Form>(call, forms, call.params.id);
  const version = await inUse(call, form);
  const boats = await boatsOf(call);
  const done: BoatCopy[] = [];
  for (const id of [...new Set(call.body.boatIDs)].sort()) {
    const boat = boats.find(({ _id }) => _id === id);
    if (!boat || id === form.boatID) throw fail(403, 'notYourBoat');
    await pushTo(call, form, version, boat);
    done.push(await difference(call, form, version.lines, boat));
  }
  return done;
};

export const fleet = async (call: Call<typeof boatForms.fleet>) => {
  const boats = new Map((await boatsOf(call)).map(({ _id, name }) => [_id, name]));
  const { rows } = await sql<{ data: unknown; filled: number }>`
    select f.data, coalesce(a.filled, 0)::int as filled from forms f
      left join (select form_id, count(*) as filled from formarchives group by form_id) a on a.form_id = f._id
    order by lower(f.data->>'title'), f._id limit 5000`.execute(call.db);
  const all = rows
    .map(({ data, filled }) => ({ form: forms.item.parse(data), filled }))
    .filter(({ form }) => boats.has(form.boatID));
  return all.map(({ form, filled }) => ({
    ...{ _id: form._id, boatID: form.boatID, boatName: boats.get(form.boatID) ?? '', title: form.title },
    ...{ code: form.code, category: form.category, version: form.version, status: form.status },
    updatedAt: form.updatedAt,
    filled,
    copies: all.filter((other) => other.form.source?.formID === form._id).length,
  }));
};
