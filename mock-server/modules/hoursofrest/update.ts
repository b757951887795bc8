import { sameValue } from '#lib/sameValue.ts';
import {
  type Amendment,
  type DayEntry,
  type StoredDay,
  type Timesheet,
  type timesheetCommands,
  timesheets,
} from '#modules/hoursofrest/contract.ts';
import { entryOf } from '#modules/hoursofrest/rules/entries.ts';
import { sheetID } from '#modules/hoursofrest/rules/people.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { insertItems, lockBoat, lockRow, updateItems } from '../../store/records.ts';
import { checkSheet } from './rights.ts';

type UpdateCall = Call<typeof timesheetCommands.update>;

/** Fails with 409 and the sheet as it is if somebody changed one of the days since the device knew them. */
const failIfPainted = ({ body: { days, was } }: UpdateCall, sheet: Timesheet) => {
  const taken = Object.entries(days).flatMap(([day, entry]): ApiError['items'] => {
    const there = sheet.days[day];
    const stands = there ? entryOf(there) : null;
    if (sameValue(stands, entry) || sameValue(stands, was[day] ?? null)) return [];
    return [{ key: 'dayPaintedMeanwhile', params: { name: there?.by ?? '', day }, path: 'days' }];
  });
  if (taken.length > 0) throw new ApiError(409, taken, { current: sheet });
};

const changedDays = (days: Readonly<Record<string, DayEntry>>, sheet?: Timesheet) =>
  Object.entries(days).filter(([day, entry]) => {
    const there = sheet?.days[day];
    return !there || !sameValue(entryOf(there), entry);
  });

/** Enters days. The sheet begins with its first day; other days of it are not touched. */
export const update = async (call: UpdateCall): Promise<Timesheet> => {
  const { body, params, doneAt, viewer, db } = call;
  const { boatID, userID, month, days, reason } = body;
  await checkSheet(call, { boatID, userID });
  if (params.id !== sheetID(boatID, userID, month)) throw fail(400, 'invalid', {}, 'userID');
  if (Object.keys(days).some((day) => !day.startsWith(month))) throw fail(400, 'invalid', {}, 'days');
  // Two devices may begin the same sheet at once.
  if (!(await lockRow<Timesheet>(db, timesheets, params.id))) await lockBoat(db, boatID);
  const row = await lockRow<Timesheet>(db, timesheets, params.id);
  const stored = (entry: DayEntry): StoredDay => ({ ...entry, by: viewer.name, at: doneAt });
  if (!row) {
    const all = Object.fromEntries(changedDays(days).map(([day, entry]) => [day, stored(entry)]));
    const draft = { _id: params.id, boatID, userID, month, days: all };
    const [sheet] = await insertItems<Timesheet>(call, timesheets, [draft]);
    if (!sheet) throw fail(500, 'serverFailed');
    return sheet;
  }
  const { data: sheet } = row;
  if (sheet.boatID !== boatID) throw fail(403, 'notYourBoat');
  failIfPainted(call, sheet);
  const changed = changedDays(days, sheet);
  if (changed.length === 0) return sheet;
  const signed = sheet.signatures.length > 0;
  if (signed && reason === '') throw fail(400, 'reasonMissing', {}, 'reason');
  const amendments = changed.map(
    ([day]): Amendment => ({ day, was: sheet.days[day] ?? null, reason, by: viewer.name, at: doneAt }),
  );
  const fields = {
    days: {
      ...sheet.days,
      ...Object.fromEntries(changed.map(([day, entry]) => [day, stored(entry)])),
    },
    ...(signed ? { amendments: [...sheet.amendments, ...amendments] } : {}),
  };
  const [next = sheet] = await updateItems(call, timesheets, [{ row, fields }]);
  return next;
};
