import { type Kysely, sql } from 'kysely';
import type { z } from 'zod/mini';
import type { RestExceptionItem, Timesheet, timesheetPapers } from '#modules/hoursofrest/contract.ts';
import { amendedDays, signatureOf } from '#modules/hoursofrest/rules/entries.ts';
import { REST_DAY } from '#modules/hoursofrest/rules/limits.ts';
import { instantOf, reasonFor } from '#modules/hoursofrest/rules/month.ts';
import { figuresOf, inHours, timeOfSlot } from '#modules/hoursofrest/rules/say.ts';
import { placeOf } from '#modules/hoursofrest/rules/timeline.ts';
import type { Profile } from '#modules/profile/contract.ts';
import { byRank, personName } from '#modules/profile/rules.ts';
import { particularsSchema } from '#modules/vessel/contract.ts';
import { fill } from '#modules/workorder/rules/language.ts';
import { wordsOf } from '#modules/workorder/rules/words.ts';
import { readScoped } from '../../auth/rowScope.ts';
import type { Tables } from '../../db/tables.ts';
import { formatsOf } from '../../documents/format.ts';
import { printPaper } from '../../documents/printPaper.ts';
import type { RestSheetFacts } from '../../documents/restSheet.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';
import { ledgerOf, monthOf, profilesOf, sheetsAround } from './months.ts';
import { managesAll, ownSheets } from './rights.ts';

type SheetCall = Call<typeof timesheetPapers.sheet>;
type Ship = z.infer<typeof particularsSchema>;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthName = (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
const dayName = (day: string) =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`;

const ruleNames = {
  R1: ({ value, limit }: Figures) => `Only ${value} h rest in 24 h, min ${limit} h`,
  R2: ({ value, limit }: Figures) => `Only ${value} h rest in 7 days, min ${limit} h`,
  R3: ({ value, second }: Figures) => `Rest of 24 h split: longest period ${value} h, second ${second} h`,
  R4: ({ value, limit }: Figures) => `${value} h between two periods of rest, max ${limit} h`,
  W1: ({ value, limit }: Figures) => `${value} h work in 24 h, max ${limit} h`,
  W2: ({ value, limit }: Figures) => `${value} h work in 7 days, max ${limit} h`,
  Y: ({ value, limit }: Figures) => `Under 18: ${value} h rest at night, min ${limit} h`,
};
type Figures = { value: string; limit: string; second?: string };

const read = async (db: Kysely<Tables>, { params, search, viewer }: SheetCall) => {
  const { boatID } = params;
  const { month, userID } = search;
  const boat = await db
    .selectFrom('boats')
    .select(['_id', 'name', 'free', 'data'])
    .where('_id', '=', boatID)
    .executeTakeFirst();
  if (!boat) throw fail(404, 'notFound');
  const mine = managesAll(viewer) ? sql`true` : ownSheets.rows(viewer);
  const asked = userID ? sql`user_id = ${userID}` : sql`true`;
  const { rows: watch } = await sql<{ _id: string }>`select _id from users where boat_id = ${boatID}
    and (data->'flags'->>'watchkeeper')::boolean`.execute(db);
  return {
    ship: particularsSchema.parse({ ...boat.data, _id: boat._id, name: boat.name, free: boat.free }),
    sheets: await sheetsAround(db, boatID, month, sql`${asked} and ${mine}`),
    ledger: await ledgerOf(db, boatID),
    people: await profilesOf(db, boatID),
    watchkeepers: new Set(watch.map(({ _id }) => _id)),
  };
};

const factsOf = (
  ship: Ship,
  month: string,
  person: Profile,
  sheets: readonly Timesheet[],
  ledger: readonly RestExceptionItem[],
  watchkeeper: boolean,
): RestSheetFacts => {
  const { sheet, days, reasons, view } = monthOf(month, person, sheets, { rest: ship.rest, ledger });
  const instant = (cell: number) => instantOf(view.line, cell, days, 0);
  const when = (cell: number) => {
    const { day, slot } = placeOf(view.line, cell);
    return `${dayName(day)} ${timeOfSlot(slot)}`;
  };
  const amended = new Set(amendedDays(sheet));
  const signature = (role: 'seafarer' | 'master') => {
    const signed = signatureOf(sheet, role);
    return {
      name: role === 'seafarer' ? 'Seafarer' : 'Master or person authorised by the master',
      value: signed ? [signed.name, signed.rank].filter(Boolean).join(', ') : '',
      detail: signed
        ? `Signed by PIN ${signed.at.slice(0, 16).replace('T', ' ')} UTC · ${signed.hash.slice(0, 16)}`
        : 'Not signed yet',
    };
  };
  return {
    boxes: [
      [
        { name: 'Name of ship', value: ship.name },
        { name: 'IMO number', value: ship.imo },
        { name: 'Flag of ship', value: ship.flag },
        { name: 'Month and year', value: monthName(month) },
      ],
      [
        { name: 'Seafarer (full name)', value: personName(person) },
        { name: 'Position or rank', value: person.jobtitle },
        { name: 'Watchkeeper', value: watchkeeper ? 'Yes' : 'No' },
      ],
    ],
    rows: view.days.map((day) => {
      const entry = days.get(day.day);
      return {
        day: `${Number(day.day.slice(8))}`,
        slots: entry?.slots ?? '',
        entered: entry !== undefined && !entry.planned,
        rest: entry ? inHours(day.rest) : '',
        lowest: day.lowest === undefined ? '' : inHours(day.lowest),
        week: day.week === undefined ? '' : inHours(day.week),
        breach: day.lowest !== undefined && day.lowest < REST_DAY,
        comment: [
          entry?.ashore ? 'Ashore' : '',
          entry && entry.slots.length !== 48 ? `Clocks changed: ${entry.slots.length / 2} h` : '',
          amended.has(day.day) ? 'Amended' : '',
          entry?.note ?? '',
        ]
          .filter(Boolean)
          .join('. '),
      };
    }),
    breaches: view.findings.map((finding) => {
      const reason = reasonFor(finding, reasons, instant);
      const said = `${when(finding.at)}: ${ruleNames[finding.rule](figuresOf(finding))}.`;
      return `${said} ${reason ? `Reason: ${reason.text}` : 'No reason given.'}`;
    }),
    amendments: (sheet?.amendments ?? []).map(
      ({ day, by, at, reason }) => `${dayName(day)}: changed by ${by}, ${at.slice(0, 10)}. ${reason}`,
    ),
    signatures: [signature('master'), signature('seafarer')],
  };
};

/** The record of a month: of one person, or of all whose sheets the caller may read, a page each. */
export const sheet = async (call: SheetCall) => {
  const { month, userID } = call.search;
  const found = await readScoped(call.services.database, call.viewer, (db) => read(db, call));
  const { ship, sheets, ledger, people, watchkeepers } = found;
  const withSheets = new Set(
    sheets.filter((one) => one.month === month || userID !== undefined).map((one) => one.userID),
  );
  const persons = people.filter((person) => withSheets.has(person.userID)).sort(byRank);
  if (persons.length === 0) throw fail(404, 'notFound');
  const facts = persons.map((person) =>
    factsOf(
      ship,
      month,
      person,
      sheets.filter((one) => one.userID === person.userID),
      ledger,
      watchkeepers.has(person.userID),
    ),
  );
  const [only] = persons;
  const who = persons.length === 1 && only ? personName(only) : ship.name;
  const name = who.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const printed = fill(wordsOf('en').printed, {
    when: formatsOf('en').moment(call.now, ship.timeZone || 'UTC'),
  });
  const { bytes, fileName } = await printPaper(call.viewer._id, {
    kind: 'restSheets',
    sheets: facts,
    frame: { vessel: ship.name, printed, title: `Hours of rest, ${monthName(month)}` },
    fileName: `hours-of-rest-${name}-${month}.pdf`,
  });
  return new FileAnswer(bytes, fileName);
};
