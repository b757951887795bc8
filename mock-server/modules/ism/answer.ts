import { sql } from 'kysely';
import { sameValue } from '#lib/sameValue.ts';
import type { FormVersion } from '#modules/forms/contract.ts';
import { valuesOf, withAnswer } from '#modules/forms/rules/answers.ts';
import { silentTypes } from '#modules/forms/rules/line.ts';
import type { fillCommands } from '#modules/ism/contract/commands.ts';
import { type Fill, formarchives } from '#modules/ism/contract.ts';
import { inPart } from '#modules/ism/rules/state.ts';
import { takenBack } from '#modules/ism/rules/takenBack.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import { correctTime } from '../../http/doneAt.ts';
import type { Call } from '../../http/implement.ts';
import { publishChange } from '../../live/publish.ts';
import {
  compact,
  lockItem,
  nextRev,
  type Row,
  type WriteContext,
  writeHistory,
} from '../../store/records.ts';
import { versionOf } from '../forms/versions.ts';

/** A form as it is, if the caller may access its boat; fails with 404 or 403 otherwise. */
export const readFill = async ({ db, viewer }: Pick<Call, 'db' | 'viewer'>, id: string): Promise<Fill> => {
  const { rows } = await sql<{ data: unknown }>`select data from formarchives where _id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw fail(404, 'notFound');
  const fill = formarchives.item.parse(row.data);
  if (!canAccessBoat(viewer, fill.boatID)) throw fail(403, 'notYourBoat');
  return fill;
};

/** The version that a form is filled on. */
export const versionOfFill = async (call: Pick<Call, 'db'>, fill: Fill): Promise<FormVersion> => {
  const version = await versionOf(call, fill.formID, fill.version);
  if (!version) throw fail(400, 'formMissing');
  return version;
};

/**
 * Changes a form. Its history has only the answers that changed: all of them with each change would fill the disk.
 * `noted` is what the history says.
 */
export const writeFill = async (
  call: WriteContext,
  { data: fill, field_revs }: Row<Fill>,
  fields: Partial<Fill>,
  noted: { before: object; after: object },
): Promise<Fill> => {
  const rev = await nextRev(call.db, fill.boatID);
  const stamps = { rev, updatedAt: call.now, updatedBy: call.viewer.name };
  const next = formarchives.item.parse({ ...fill, ...fields, ...stamps });
  const mark = {
    ...{ rev, by: call.viewer._id, name: call.viewer.name, at: call.now },
    ...(call.device ? { device: call.device } : {}),
  };
  // Answers merge by line, but who deletes a form is asked if others have answered since.
  const marks = { ...field_revs, ...Object.fromEntries(Object.keys(fields).map((key) => [key, mark])) };
  await sql`update formarchives set rev = ${rev}, updated_at = ${call.now}, updated_by = ${call.viewer._id},
      data = ${JSON.stringify(compact(formarchives, next))}::jsonb, field_revs = ${JSON.stringify(marks)}::jsonb
    where _id = ${fill._id}`.execute(call.db);
  await writeHistory(call, {
    ...{ resource: formarchives.name, boatID: fill.boatID, action: 'update', itemID: fill._id, rev },
    ...{ since: fill.createdAt, ...noted },
  });
  await publishChange(call, formarchives, fill.boatID, [fill._id], rev);
  return next;
};

export const answer = async (call: Call<typeof fillCommands.answer>): Promise<Fill> => {
  const row = await lockItem<Fill>(call, formarchives, call.params.id);
  const fill = row.data;
  const { lines } = await versionOfFill(call, fill);
  const asked = new Map(
    lines.flatMap((line) => (silentTypes.includes(line.itemType) ? [] : [[line._id, line] as const])),
  );
  let answers = fill.answers;
  for (const given of call.body.answers) {
    if (!asked.has(given.item)) throw fail(400, 'formLineMissing', {}, 'item');
    const at = correctTime(call, given.at);
    answers = withAnswer(answers, { ...given, at, by: call.viewer.name, byID: call.viewer._id });
  }
  if (sameValue(answers, fill.answers)) return fill;
  if (fill.status === 'archived') throw fail(409, 'formArchived', { number: fill.number });
  const [was, is] = [valuesOf(fill.answers), valuesOf(answers)];
  const changed = [...new Set(call.body.answers.map(({ item }) => item))].filter(
    (item) => !sameValue(was[item] ?? null, is[item] ?? null),
  );
  const part = (values: typeof was) =>
    Object.fromEntries(changed.map((item) => [asked.get(item)?.subname ?? item, values[item] ?? null]));
  // The same answer again changes nothing that was signed.
  const taken =
    changed.length > 0 && fill.status === 'submitted'
      ? takenBack(inPart({ lines }, 'closing'), fill, changed, {
          ...{ values: was, at: call.doneAt, by: call.viewer.name },
        })
      : {};
  return writeFill(
    call,
    row,
    { answers, ...taken },
    { before: { answers: part(was) }, after: { answers: part(is) } },
  );
};
