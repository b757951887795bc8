import { sql } from 'kysely';
import { dayIn, zoneAtIn } from '#lib/zonedTime.ts';
import { boatSchema } from '#modules/auth/contract.ts';
import { isYoung } from '#modules/hoursofrest/rules/people.ts';
import { figuresOf } from '#modules/hoursofrest/rules/say.ts';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import { type Watch, type WatchPlan, watchkeeping, watchplans } from '#modules/watchkeeping/contract.ts';
import { cellAt, dayWorkOf, shipLine, type WatchTimes } from '#modules/watchkeeping/rules/line.ts';
import { breachesOf, newBreaches, type Watcher } from '#modules/watchkeeping/rules/rest.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';

type Db = Call['db'];

/** The vessel, with its clocks and how it counts rest. */
export const boatOf = async (db: Db, boatID: string) => {
  const row = await db
    .selectFrom('boats')
    .select(['_id', 'name', 'free', 'data'])
    .where('_id', '=', boatID)
    .executeTakeFirst();
  if (!row) throw fail(404, 'notFound');
  return boatSchema.parse({ ...row.data, _id: row._id, name: row.name, free: row.free });
};

/** The watches that touch a period, by their beginning. */
export const watchesIn = async (db: Db, boatID: string, from: string, to: string): Promise<Watch[]> => {
  const { rows } = await sql<{ data: unknown }>`select data from watchkeeping where boat_id = ${boatID}
    and starts < ${to} and data->>'end' > ${from} order by starts, _id`.execute(db);
  return rows.map(({ data }) => watchkeeping.item.parse(data));
};

export const plansOf = async (db: Db, boatID: string): Promise<WatchPlan[]> => {
  const { rows } = await sql<{
    data: unknown;
  }>`select data from watchplans where boat_id = ${boatID} order by seq`.execute(db);
  return rows.map(({ data }) => watchplans.item.parse(data));
};

type Person = { _id: string; name: string; born: string | null };

const peopleOf = async (db: Db, boatID: string): Promise<Person[]> => {
  const { rows } = await sql<Person>`select user_id as _id, nullif(data->>'birthDate', '') as born,
    trim(concat(data->>'firstName', ' ', data->>'lastName')) as name
    from profiles where boat_id = ${boatID} and user_id is not null`.execute(db);
  return rows;
};

/** Days before and after a watch in which it can break a rule. */
const AROUND = 8;

/**
 * Fails with 400 if watches that are added break the hours of rest of somebody, beside what they work already. `without`
 * are the ids of watches that are taken away.
 */
export const failIfRestBroken = async (
  { db }: Pick<Call, 'db'>,
  boatID: string,
  added: readonly WatchTimes[],
  without: ReadonlySet<string>,
) => {
  const [first] = added.map(({ start }) => start).sort();
  const last = added
    .map(({ end }) => end)
    .sort()
    .at(-1);
  if (first === undefined || last === undefined) return;
  const boat = await boatOf(db, boatID);
  const zone = boat.timeZone || 'UTC';
  const [from, to] = [addDays(dayIn(first, zone), -AROUND), addDays(dayIn(last, zone), AROUND)];
  const line = shipLine(from, to, zoneAtIn(zone));
  const instants = [line.base, line.base + line.length * 1_800_000].map((ms) => new Date(ms).toISOString());
  const there = (await watchesIn(db, boatID, instants[0] ?? '', instants[1] ?? '')).filter(
    ({ _id }) => !without.has(_id),
  );
  const work = dayWorkOf(line, await plansOf(db, boatID));
  const spans = (watches: readonly WatchTimes[], userID: string) =>
    watches
      .filter((watch) => watch.userID === userID)
      .map(({ start, end }) => ({ from: cellAt(line, start), to: Math.min(line.length, cellAt(line, end)) }));
  const people = await peopleOf(db, boatID);
  for (const userID of new Set(added.map((watch) => watch.userID))) {
    const person = people.find(({ _id }) => _id === userID);
    if (!person) throw fail(400, 'userMissing', {}, 'userID');
    const limits = { ...boat.rest, young: isYoung(person.born, dayIn(first, zone).slice(0, 7)) };
    const watcher: Watcher = { userID, work: work.get(userID) ?? [], limits };
    const before = spans(there, userID);
    const [finding] = newBreaches(
      breachesOf(line, watcher, before),
      breachesOf(line, watcher, [...before, ...spans(added, userID)]),
    );
    if (!finding) continue;
    const { value, limit } = figuresOf(finding);
    throw fail(400, 'restBroken', { name: person.name, rule: finding.rule, value, limit });
  }
};
