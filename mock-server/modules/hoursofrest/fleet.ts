import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { boatSchema } from '#modules/auth/contract.ts';
import { signatureOf } from '#modules/hoursofrest/rules/entries.ts';
import { HOUR } from '#modules/hoursofrest/rules/limits.ts';
import { instantOf, missingDays, reasonFor } from '#modules/hoursofrest/rules/month.ts';
import type { FleetMonth, fleetRest } from '#modules/management/contract/rest.ts';
import type { Call } from '../../http/implement.ts';
import { ledgerOf, monthOf, profilesOf, sheetsAround } from './months.ts';

type FleetCall = Call<typeof fleetRest.months>;

const crewOf = async ({ db }: Pick<FleetCall, 'db'>, boatID: string) => {
  const { rows } = await sql<{ _id: string }>`select _id from users
    where boat_id = ${boatID} and role = 'crew' and not soft_deleted`.execute(db);
  return new Set(rows.map(({ _id }) => _id));
};

const ofBoat = async (call: FleetCall, boat: ReturnType<typeof boatSchema.parse>): Promise<FleetMonth> => {
  const { db, now, search } = call;
  const { month } = search;
  const today = dayIn(now, boat.timeZone || 'UTC');
  const ids = await crewOf(call, boat._id);
  const sheets = Map.groupBy(await sheetsAround(db, boat._id, month, sql`true`), ({ userID }) => userID);
  const around = { rest: boat.rest, ledger: await ledgerOf(db, boat._id) };
  const crew = (await profilesOf(db, boat._id))
    .filter(({ userID }) => ids.has(userID))
    .map((person) => {
      const { sheet, days, reasons, view } = monthOf(month, person, sheets.get(person.userID) ?? [], around);
      const instant = (cell: number) => instantOf(view.line, cell, days, 0);
      return {
        breaches: view.findings.length,
        unexplained: view.findings.filter((one) => !reasonFor(one, reasons, instant)).length,
        missing: missingDays(month, days, { since: person.createdAt.slice(0, 10), today }).length,
        signed: signatureOf(sheet, 'seafarer') !== undefined,
        verified: signatureOf(sheet, 'master') !== undefined,
        weeks: view.days.flatMap(({ week }) => (week === undefined ? [] : [week])),
      };
    });
  const sum = (figure: 'breaches' | 'unexplained' | 'missing') =>
    crew.reduce((all, one) => all + one[figure], 0);
  const weeks = crew.flatMap((one) => one.weeks);
  return {
    ...{ _id: boat._id, name: boat.name, free: boat.free, crew: crew.length },
    ...{ breaches: sum('breaches'), unexplained: sum('unexplained'), missing: sum('missing') },
    missingPeople: crew.filter(({ missing }) => missing > 0).length,
    signed: crew.filter(({ signed }) => signed).length,
    verified: crew.filter(({ verified }) => verified).length,
    lowestWeek: weeks.length > 0 ? Math.min(...weeks) / HOUR : null,
  };
};

/** The hours of rest of a month on every boat that the caller may access, by the boat's name. */
export const months = async (call: FleetCall): Promise<FleetMonth[]> => {
  const { db, viewer } = call;
  const mine = viewer.superadmin
    ? sql`true`
    : sql`_id in (select jsonb_array_elements_text(${JSON.stringify(viewer.boatIDs)}::jsonb))`;
  const { rows } = await sql<{ _id: string; name: string; free: string; data: object }>`
    select _id, name, free, data from boats where ${mine} order by name`.execute(db);
  const found: FleetMonth[] = [];
  for (const { data, ...boat } of rows)
    found.push(await ofBoat(call, boatSchema.parse({ ...data, ...boat })));
  return found;
};
