import type { Kysely } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { addMonths } from '#modules/hoursofrest/rules/calendar.ts';
import { type Payroll, payrolls, paysettings } from '#modules/payroll/contract.ts';
import { draftOf, settingsID } from '#modules/payroll/rules/run.ts';
import { byRank } from '#modules/profile/rules.ts';
import type { Tables } from '../db/tables.ts';
import { crewOf, keptOf, totalOf } from '../modules/payroll/rows.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';

const accounts = ['DE89370400440532013000', 'GB33BUKB20201555555555', 'FR1420041010050500013M02606'];

/** What was entered besides the rate, by account name and how many months ago. */
const entered: Readonly<Record<string, Partial<Payroll>>> = {
  'user-lferri 1': { bonus: 30_000, notes: 'Charter of the month' },
  'user-deckhand 1': { cashAdvance: 20_000, notes: 'Advance in port' },
  'user-jsantos 2': { withoutPay: 3, notes: 'Unpaid leave, three days' },
};

/** The last two months of the crew's pay, locked; the present one is not begun. */
export const seedPayrolls = async (db: Kysely<Tables>, now: Date, boat: SeededBoat) => {
  const month = dayIn(now.toISOString(), boat.timeZone).slice(0, 7);
  const viewer = { _id: 'user-manager', name: 'Ruth Okafor' };
  const crew = (await crewOf(db, boat._id)).sort(byRank);
  const settings = { payerName: boat.name, iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPXXX' };
  await insertItems({ db, now: now.toISOString(), viewer }, paysettings, [
    { _id: settingsID(boat._id), boatID: boat._id, ...settings },
  ]);
  const before: Payroll[] = [];
  for (const ago of [2, 1]) {
    const of = addMonths(month, -ago);
    const lockedAt = `${addMonths(of, 1)}-01T08:20:00.000Z`;
    const drafts = crew.flatMap((person, index) => {
      const draft = draftOf(boat._id, person, of, before);
      if (!draft) return [];
      const stamps = { rev: 0, createdAt: lockedAt, updatedAt: lockedAt, updatedBy: '', totalSalary: 0 };
      const pay = payrolls.item.parse({
        ...draft,
        ...stamps,
        ...keptOf(person),
        ...{ iban: accounts[index % accounts.length], lockedAt, lockedBy: viewer.name },
        ...entered[`${person.userID} ${ago}`],
      });
      return [{ ...pay, ...totalOf(pay) }];
    });
    before.push(...(await insertItems<Payroll>({ db, now: lockedAt, viewer }, payrolls, drafts)));
  }
};
