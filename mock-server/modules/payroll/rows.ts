import { type Kysely, sql } from 'kysely';
import { type Payroll, payrolls, paysettings } from '#modules/payroll/contract.ts';
import { type Divisor, payOf } from '#modules/payroll/rules/pay.ts';
import { type Profile, profiles } from '#modules/profile/contract.ts';
import { personName } from '#modules/profile/rules.ts';
import type { Tables } from '../../db/tables.ts';
import type { Own } from '../../defineModule.ts';

type Db = Kysely<Tables>;

/** A person reads their own pay, once it is locked. */
export const ownPay: Own = {
  rows: ({ _id }) => sql`(payrolls.user_id = ${_id} and payrolls.locked)`,
};

/** The crew of a boat with their pay. */
export const crewOf = async (db: Db, boatID: string): Promise<Profile[]> => {
  const { rows } = await sql<{ data: unknown }>`select data from profiles
    where boat_id = ${boatID} and data->>'role' = 'crew' and coalesce(data->>'left', 'false') <> 'true'`.execute(
    db,
  );
  return rows.map(({ data }) => profiles.item.parse(data));
};

/** The pay of some months of a boat, read and not locked. */
export const rowsOfMonths = async (db: Db, boatID: string, months: readonly string[]): Promise<Payroll[]> => {
  const { rows } = await sql<{ data: unknown }>`select data from payrolls where boat_id = ${boatID}
    and month in (select jsonb_array_elements_text(${JSON.stringify(months)}::jsonb)) order by seq desc`.execute(
    db,
  );
  return rows.map(({ data }) => payrolls.item.parse(data));
};

/** How the boat's months are divided. */
export const divisorOf = async (db: Db, boatID: string): Promise<Divisor> => {
  const { rows } = await sql<{ data: unknown }>`select data from paysettings where boat_id = ${boatID}
    order by seq desc limit 1`.execute(db);
  const [row] = rows;
  return row ? paysettings.item.parse(row.data).divisor : 'thirty';
};

/** The person as they are now, as a pay keeps them. */
export const keptOf = (person: Profile) => ({
  name: personName(person),
  jobtitle: person.jobtitle,
  department: person.department,
  taxNumber: person.taxNumber,
});

/** What a pay comes to. */
export const totalOf = (pay: Payroll): { totalSalary: number } => ({ totalSalary: payOf(pay).total });
