import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod/mini';
import type { Boat } from '#modules/auth/contract.ts';
import { hours, type RestExceptionItem, type Timesheet, timesheets } from '#modules/hoursofrest/contract.ts';
import { addMonths } from '#modules/hoursofrest/rules/calendar.ts';
import type { Limits } from '#modules/hoursofrest/rules/limits.ts';
import { viewMonth } from '#modules/hoursofrest/rules/month.ts';
import { isYoung } from '#modules/hoursofrest/rules/people.ts';
import { type Profile, profiles } from '#modules/profile/contract.ts';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;

/** The sheets of a month and of those before and after it, in which its breaches may begin or end. */
export const sheetsAround = async (
  db: Db,
  boatID: string,
  month: string,
  where: RawBuilder<unknown>,
): Promise<Timesheet[]> => {
  const around = [addMonths(month, -1), month, addMonths(month, 1)];
  const { rows } = await sql<{ data: unknown }>`select data from timesheets where boat_id = ${boatID}
    and month in (select jsonb_array_elements_text(${JSON.stringify(around)}::jsonb)) and ${where}`.execute(
    db,
  );
  return z.array(timesheets.item).parse(rows.map(({ data }) => data));
};

/** The ledger of exceptions of a boat. */
export const ledgerOf = async (db: Db, boatID: string): Promise<RestExceptionItem[]> => {
  const { rows } = await sql<{ data: unknown }>`select data from hours where boat_id = ${boatID}`.execute(db);
  return z.array(hours.item).parse(rows.map(({ data }) => data));
};

/** The people of a boat. */
export const profilesOf = async (db: Db, boatID: string): Promise<Profile[]> => {
  const { rows } = await sql<{
    data: unknown;
  }>`select data from profiles where boat_id = ${boatID}`.execute(db);
  return z.array(profiles.item).parse(rows.map(({ data }) => data));
};

type Around = { rest: Boat['rest']; ledger: readonly RestExceptionItem[] };

/** A person's month: their days, judged by the vessel's rules and the exceptions that apply to them. */
export const monthOf = (
  month: string,
  { userID, birthDate }: Pick<Profile, 'userID' | 'birthDate'>,
  sheets: readonly Timesheet[],
  { rest, ledger }: Around,
) => {
  const days = new Map(sheets.flatMap((one) => Object.entries(one.days)));
  const limits: Limits = { ...rest, young: isYoung(birthDate, month) };
  const applying = ledger.filter((one) => one.userID === '' || one.userID === userID);
  return {
    sheet: sheets.find((one) => one.month === month),
    days,
    reasons: [...days.values()].flatMap((day) => day.reasons),
    view: viewMonth(month, days, limits, applying),
  };
};
