import { sql } from 'kysely';
import type { FormVersion } from '#modules/forms/contract.ts';
import type { fillCommands } from '#modules/ism/contract/commands.ts';
import { type Fill, formarchives } from '#modules/ism/contract.ts';
import { against, type Part, stateOfFill } from '#modules/ism/rules/state.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { insertItems, lockItem, lockRow, type WriteContext } from '../../store/records.ts';
import { todayOf } from '../worklist/jobs.ts';
import { carryOutActs } from './acts.ts';
import { versionOfFill, writeFill } from './answer.ts';
import { indexFill } from './archive.ts';

/** The next number of a series on a boat: EN-2026-014. One that was given is never given again. */
export const nextNumber = async (
  { db }: Pick<WriteContext, 'db'>,
  boatID: string,
  code: string,
  year: string,
): Promise<string> => {
  const series = [code || 'F', year].join('-');
  const { rows } = await sql<{ last: number }>`
    insert into form_numbers (boat_id, series, last) values (${boatID}, ${series}, 1)
    on conflict (boat_id, series) do update set last = form_numbers.last + 1 returning last`.execute(db);
  return `${series}-${String(rows[0]?.last ?? 1).padStart(3, '0')}`;
};

/** Marks the archived form that this one takes the place of. */
export const replaceOld = async (call: WriteContext, fill: Fill) => {
  if (fill.replaces === '') return;
  const row = await lockRow<Fill>(call.db, formarchives, fill.replaces);
  if (!row || row.data.boatID !== fill.boatID) return;
  const replacedBy = fill._id;
  await writeFill(
    call,
    row,
    { replacedBy },
    { before: { replacedBy: row.data.replacedBy }, after: { replacedBy } },
  );
};

/** The fields of an archived form, and what makes it findable. */
export const archiveFill = async (call: WriteContext, version: FormVersion, fill: Fill) => {
  await indexFill(call, version, fill);
  await replaceOld(call, fill);
};

/** Fails unless a part of the form can be signed; says what stands against it. */
export const checkComplete = (version: FormVersion, fill: Fill, part: Part) => {
  const { missing, stops, undecided } = against(version, fill, part);
  const [twice] = undecided;
  if (twice) throw fail(400, 'answersDiffer', { name: twice.subname });
  const [empty] = missing;
  if (empty) throw fail(400, 'answerMissing', { name: empty.line.subname });
  const [stop] = stops;
  if (stop) throw fail(400, 'answerStops', { name: stop.line.subname });
};

export const submit = async (call: Call<typeof fillCommands.submit>): Promise<Fill> => {
  const row = await lockItem<Fill>(call, formarchives, call.params.id);
  const fill = row.data;
  if (fill.status !== 'draft') return fill;
  const version = await versionOfFill(call, fill);
  checkComplete(version, fill, 'first');
  const year = (await todayOf(call, fill.boatID)).slice(0, 4);
  const number = fill.number || (await nextNumber(call, fill.boatID, version.code, year));
  const state = stateOfFill(version, fill);
  const acts = await carryOutActs(call, { ...fill, number }, version, state);
  const done = state.roles.length === 0;
  const fields = {
    ...{ number, acts, submittedAt: call.doneAt, submittedBy: call.viewer.name },
    ...(done ? { status: 'archived' as const, archivedAt: call.doneAt } : { status: 'submitted' as const }),
  };
  const next = await writeFill(call, row, fields, {
    before: { status: fill.status, number: fill.number },
    after: { status: fields.status, number },
  });
  if (done) await archiveFill(call, version, next);
  return next;
};

/** Begins a form that takes the place of an archived one. */
export const amend = async (call: Call<typeof fillCommands.amend>): Promise<Fill> => {
  const { data: old } = await lockItem<Fill>(call, formarchives, call.params.id);
  const there = await lockRow<Fill>(call.db, formarchives, call.body._id);
  if (there) {
    if (there.data.boatID !== old.boatID) throw fail(403, 'notYours');
    return there.data;
  }
  if (old.status !== 'archived') throw fail(400, 'formNotArchived');
  if (old.replacedBy !== '') throw fail(409, 'formReplaced');
  const {
    formID,
    version,
    title,
    subjectID,
    subjectName,
    scheduleID,
    confidential,
    code,
    category,
    answers,
  } = old;
  const [made] = await insertItems<Fill>(call, formarchives, [
    {
      ...{
        _id: call.body._id,
        boatID: old.boatID,
        formID,
        version,
        title,
        subjectID,
        subjectName,
        scheduleID,
      },
      ...{ confidential, code, category, answers, replaces: old._id },
      ...{ startedBy: call.viewer.name, startedByID: call.viewer._id },
    },
  ]);
  if (!made) throw fail(500, 'serverFailed');
  return made;
};
