import { sql } from 'kysely';
import type { formCommands } from '#modules/forms/contract/commands.ts';
import {
  type Form,
  type FormVersion,
  forms,
  formversions,
  linesOf,
  type Subform,
  subforms,
} from '#modules/forms/contract.ts';
import { closingLines } from '#modules/forms/rules/engine.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { insertItems, lockItem, type Row, updateItem, type WriteContext } from '../../store/records.ts';

/** The lines of a form that is being written. */
export const subformsOf = async ({ db }: Pick<WriteContext, 'db'>, formID: string): Promise<Subform[]> => {
  const { rows } = await sql<{ data: unknown }>`
    select data from subforms where form_id = ${formID} order by seq`.execute(db);
  return rows.map(({ data }) => subforms.item.parse(data));
};

/** A version of a form; undefined if there is none of this number. */
export const versionOf = async (
  { db }: Pick<WriteContext, 'db'>,
  formID: string,
  version: number,
): Promise<FormVersion | undefined> => {
  const { rows } = await sql<{ data: unknown }>`
    select data from formversions where form_id = ${formID} and version = ${version}`.execute(db);
  return rows[0] && formversions.item.parse(rows[0].data);
};

/** Puts the lines of a form in use as its next version. */
export const putInUse = async (
  context: WriteContext & { doneAt?: string },
  row: Row<Form>,
): Promise<FormVersion> => {
  const { _id, boatID, version, title, code, category, description, confidential, translations } = row.data;
  const lines = linesOf(await subformsOf(context, _id), _id);
  if (!lines.some(({ itemType }) => itemType !== 'section')) throw fail(400, 'formEmpty');
  const closing = closingLines(lines);
  if (closing.size > 0 && !lines.some(({ _id, itemType }) => itemType === 'signature' && closing.has(_id)))
    throw fail(400, 'closeOutUnsigned');
  const next = version + 1;
  const [made] = await insertItems<FormVersion>(context, formversions, [
    {
      ...{ _id: `${_id.slice(0, 54)}-v${next}`, boatID, formID: _id, version: next },
      ...{ title, code, category, description, confidential, translations, lines },
      ...{ at: context.doneAt ?? context.now, by: context.viewer.name },
    },
  ]);
  if (!made) throw fail(500, 'serverFailed');
  await updateItem<Form>(context, forms, row, { version: next });
  return made;
};

export const publish = async (call: Call<typeof formCommands.publish>): Promise<FormVersion> => {
  const row = await lockItem<Form>(call, forms, call.params.id);
  const there = await versionOf(call, row.data._id, call.body.version);
  if (there) return there;
  if (call.body.version !== row.data.version + 1)
    throw fail(409, 'versionPassed', { version: String(row.data.version) });
  return putInUse(call, row);
};
