import { sql } from 'kysely';
import { addMonths } from '#modules/hoursofrest/rules/calendar.ts';
import { type Payroll, type PaySettings, type payrollCommands, payrolls } from '#modules/payroll/contract.ts';
import { payableDays, payOf } from '#modules/payroll/rules/pay.ts';
import { draftOf, isLocked, monthOf, settingsID } from '#modules/payroll/rules/run.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import {
  failIfTaken,
  insertItems,
  lockBoat,
  lockItem,
  lockItemsOf,
  lockRow,
  updateItems,
} from '../../store/records.ts';
import { crewOf, divisorOf, keptOf, rowsOfMonths, totalOf } from './rows.ts';

type Db = Pick<Call, 'db'>;

/** Fails for a pay that no run can have: a period over two months, a person twice, a correction of nothing. */
export const checkPay = async ({ db }: Db, pay: Payroll): Promise<void> => {
  const month = monthOf(pay);
  if (pay.endDate < pay.startDate || pay.endDate.slice(0, 7) !== month)
    throw fail(400, 'payPeriodWrong', {}, 'endDate');
  if ((pay.withoutPay ?? 0) > payableDays(pay).days) throw fail(400, 'payDaysWrong', {}, 'withoutPay');
  const run = await rowsOfMonths(db, pay.boatID, [month]);
  if (isLocked(run)) throw fail(400, 'payLocked');
  const twice = run.some(
    (other) =>
      other._id !== pay._id &&
      other.userID === pay.userID &&
      other.startDate <= pay.endDate &&
      other.endDate >= pay.startDate,
  );
  if (twice) throw fail(400, 'payTwice', {}, 'startDate');
  if (pay.corrections.length === 0) return;
  const { rows } = await sql<{ _id: string; currency: string }>`
    select _id, coalesce(data->>'currency', 'EUR') as currency from payrolls
    where boat_id = ${pay.boatID} and user_id = ${pay.userID} and locked and month < ${month}`.execute(db);
  const known = new Map(rows.map(({ _id, currency }) => [_id, currency]));
  if (pay.corrections.some(({ of }) => known.get(of) !== pay.currency))
    throw fail(400, 'payCorrectionWrong', {}, 'corrections');
};

/** Begins a pay; the person is kept with it, and its total is worked out here. */
export const create = async (call: Call<typeof payrolls.calls.create>): Promise<Payroll> => {
  const { db, body } = call;
  const there = await lockRow<Payroll>(db, payrolls, body._id);
  if (there) {
    if (there.data.boatID !== body.boatID) throw fail(403, 'notYours');
    return there.data;
  }
  await lockBoat(db, body.boatID);
  const person = (await crewOf(db, body.boatID)).find(({ userID }) => userID === body.userID);
  if (!person) throw fail(400, 'userMissing', {}, 'userID');
  const stamps = { rev: 0, createdAt: call.now, updatedAt: call.now, updatedBy: '', totalSalary: 0 };
  const divisor = await divisorOf(db, body.boatID);
  const pay = payrolls.item.parse({ ...body, ...stamps, ...keptOf(person), divisor });
  await checkPay(call, pay);
  const [item] = await insertItems<Payroll>(call, payrolls, [{ ...pay, ...totalOf(pay) }]);
  if (!item) throw fail(500, 'serverFailed');
  return item;
};

/** Changes a pay that is not locked, and works out its total again. */
export const update = async (call: Call<typeof payrolls.calls.update>): Promise<Payroll> => {
  const { rev, ...fields } = call.body;
  const row = await lockItem<Payroll>(call, payrolls, call.params.id);
  if (row.data.lockedAt !== null) throw fail(400, 'payLocked');
  failIfTaken(call, row, fields, rev);
  const next = payrolls.item.parse({ ...row.data, ...fields });
  if (next.userID !== row.data.userID) throw fail(400, 'userMissing', {}, 'userID');
  await checkPay(call, next);
  const [item = row.data] = await updateItems<Payroll>(call, payrolls, [
    { row, fields: { ...fields, ...totalOf(next) } },
  ]);
  return item;
};

/** Begins the run of a month with all who have a rate and no pay in it yet. */
export const prepare = async (call: Call<typeof payrollCommands.prepare>): Promise<Payroll[]> => {
  const { db, now } = call;
  const { boatID } = call.params;
  const { month } = call.body;
  await lockBoat(db, boatID);
  const before = Array.from({ length: 12 }, (_, index) => addMonths(month, -index - 1));
  const known = await rowsOfMonths(db, boatID, [month, ...before]);
  const run = known.filter((pay) => monthOf(pay) === month);
  if (isLocked(run)) throw fail(400, 'payLocked');
  const has = new Set(run.map(({ userID }) => userID));
  const divisor = await divisorOf(db, boatID);
  const drafts = (await crewOf(db, boatID))
    .filter(({ userID }) => !has.has(userID))
    .flatMap((person) => {
      const draft = draftOf(boatID, person, month, known);
      if (!draft) return [];
      const stamps = { rev: 0, createdAt: now, updatedAt: now, updatedBy: '', totalSalary: 0 };
      const pay = payrolls.item.parse({ ...draft, ...stamps, ...keptOf(person), divisor });
      return [{ ...pay, ...totalOf(pay) }];
    });
  await insertItems<Payroll>(call, payrolls, drafts);
  return rowsOfMonths(db, boatID, [month]);
};

/** A boat has one item of settings; its id says whose. */
export const checkSettings = async (_: Db, next: PaySettings, before?: PaySettings): Promise<void> => {
  if (!before && next._id !== settingsID(next.boatID)) throw fail(400, 'invalid', {}, '_id');
};

/** Works out what is not locked yet by the new way to divide a month. */
export const followSettings = async (
  call: Pick<Call, 'db' | 'viewer' | 'now'>,
  next: PaySettings,
): Promise<void> => {
  const rows = await lockItemsOf<Payroll>(call.db, payrolls, next.boatID);
  const changes = rows
    .filter(({ data }) => data.lockedAt === null && data.divisor !== next.divisor)
    .map((row) => ({
      row,
      fields: {
        divisor: next.divisor,
        totalSalary: payOf({ ...row.data, divisor: next.divisor }).total,
      },
    }));
  await updateItems<Payroll>(call, payrolls, changes);
};
