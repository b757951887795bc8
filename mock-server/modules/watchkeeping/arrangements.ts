import { sql } from 'kysely';
import { z } from 'zod/mini';
import { zoneAtIn } from '#lib/zonedTime.ts';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import { profiles } from '#modules/profile/contract.ts';
import { byRank, personName } from '#modules/profile/rules.ts';
import { particularsSchema } from '#modules/vessel/contract.ts';
import type { watchPapers } from '#modules/watchkeeping/contract.ts';
import { arrangementsOf, type Scheduled } from '#modules/watchkeeping/rules/arrangements.ts';
import { cellAt, instantAt, shipLine } from '#modules/watchkeeping/rules/line.ts';
import { fill } from '#modules/workorder/rules/language.ts';
import { wordsOf } from '#modules/workorder/rules/words.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { formatsOf } from '../../documents/format.ts';
import { printPaper } from '../../documents/printPaper.ts';
import type { ArrangementFacts } from '../../documents/workingArrangements.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';
import { plansOf, watchesIn } from './rest.ts';

type PaperCall = Call<typeof watchPapers.arrangements>;

/** The longest period of a table. */
const MOST_DAYS = 62;

const hoursOf = (given: Scheduled | undefined) => ({
  watches: given ? `${given.rotates ? 'In rotation: ' : ''}${given.watches.replaceAll(' ', ', ')}` : '',
  other: given?.other.replaceAll(' ', ', ') ?? '',
  total: given ? String(given.hours) : '',
});

const read = async (db: PaperCall['db'], { params, search }: PaperCall) => {
  const { boatID } = params;
  const row = await db
    .selectFrom('boats')
    .select(['_id', 'name', 'free', 'data'])
    .where('_id', '=', boatID)
    .executeTakeFirst();
  if (!row) throw fail(404, 'notFound');
  const ship = particularsSchema.parse({ ...row.data, _id: row._id, name: row.name, free: row.free });
  const line = shipLine(search.from, search.to, zoneAtIn(ship.timeZone || 'UTC'));
  const watches = await watchesIn(db, boatID, instantAt(line, 0), instantAt(line, line.length));
  const { rows } = await sql<{
    data: unknown;
  }>`select data from profiles where boat_id = ${boatID}`.execute(db);
  return {
    ship,
    line,
    watches: watches.map(({ userID, start, end }) => ({
      ...{ userID, from: cellAt(line, start), to: cellAt(line, end) },
    })),
    plans: await plansOf(db, boatID),
    people: z.array(profiles.item).parse(rows.map(({ data }) => data)),
  };
};

/** The table of shipboard working arrangements of a period, as it is posted. */
export const arrangements = async (call: PaperCall): Promise<FileAnswer> => {
  const { from, to } = call.search;
  if (to < from || to > addDays(from, MOST_DAYS)) throw fail(400, 'exceptionBackwards', {}, 'to');
  const { ship, line, watches, plans, people } = await readScoped(call.services.database, call.viewer, (db) =>
    read(db, call),
  );
  const inForce = plans.filter((plan) => plan.to >= from && plan.from <= to);
  const crew = people
    .filter(({ userID }) => inForce.some((plan) => plan.people.includes(userID)))
    .sort(byRank);
  const table = arrangementsOf(
    line,
    inForce,
    watches,
    crew.map(({ userID }) => userID),
  );
  const stationNames = {
    bridge: 'Bridge',
    lookout: 'Lookout',
    engine: 'Engine room',
    anchor: 'Anchor watch',
    gangway: 'Gangway',
  };
  const formats = formatsOf('en');
  const facts: ArrangementFacts = {
    boxes: [
      { name: 'Name of ship', value: ship.name },
      { name: 'IMO number', value: ship.imo },
      { name: 'Flag of ship', value: ship.flag },
      { name: 'Period', value: `${formats.day(from)} – ${formats.day(to)}` },
    ],
    rows: crew.map((person, at) => {
      const kept = inForce.filter(
        ({ people: of, template }) => template !== 'dayWork' && of.includes(person.userID),
      );
      return {
        position: person.jobtitle,
        name: personName(person),
        sea: hoursOf(table[at]?.sea),
        port: hoursOf(table[at]?.port),
        comment: [...new Set(kept.map(({ station }) => stationNames[station]))].join(', '),
      };
    }),
    regime: ship.rest.regime,
    vessel: ship.name,
    printed: fill(wordsOf('en').printed, { when: formats.moment(call.now, ship.timeZone || 'UTC') }),
    fileName: `working-arrangements-${from}-${to}.pdf`,
  };
  const { bytes, fileName } = await printPaper(call.viewer._id, { kind: 'arrangements', facts });
  return new FileAnswer(bytes, fileName);
};
