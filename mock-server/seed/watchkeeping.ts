import type { Kysely } from 'kysely';
import { dayIn, zoneAtIn } from '#lib/zonedTime.ts';
import { defaultLimits } from '#modules/hoursofrest/rules/limits.ts';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import {
  type SignedHandover,
  type Watch,
  type WatchLog,
  type WatchOrders,
  type WatchPlan,
  watchkeeping,
  watchlogs,
  watchorders,
  watchplans,
} from '#modules/watchkeeping/contract.ts';
import { generate } from '#modules/watchkeeping/rules/generate.ts';
import { dayWorkOf, instantAt, shipLine, slotsOf } from '#modules/watchkeeping/rules/line.ts';
import { onWatchAt, relievedBy } from '#modules/watchkeeping/rules/now.ts';
import type { Tables } from '../db/tables.ts';
import { sha256 } from '../modules/logbooks/sign.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';
import type { SeededPerson } from './people.ts';

type Stretch = Pick<WatchPlan, 'mode' | 'place' | 'station' | 'template' | 'dayWork'> & {
  /** Days from today, both included. */
  days: readonly [from: number, to: number];
  people: string;
};

const usual = '08-12 13-17';
const deck = 'lferri rtane deckhand newcrew kmori';
const antibes = { mode: 'port', place: 'Antibes, berth 14', days: [-3, 2], dayWork: usual } as const;
const passage = { mode: 'sea', place: 'Antibes to Bonifacio', days: [3, 4], dayWork: '' } as const;
const bonifacio = { mode: 'anchor', place: 'Bonifacio, at anchor', days: [5, 10], dayWork: usual } as const;

const stretches: readonly Stretch[] = [
  { ...antibes, station: 'gangway', template: 'gangway', people: deck },
  { ...antibes, station: 'bridge', template: 'dayWork', people: 'captain jweber' },
  { ...antibes, station: 'engine', template: 'dayWork', people: 'engineer pnair jsantos dkowalska' },
  { ...passage, station: 'bridge', template: 'fourEight', people: 'captain jweber kmori' },
  { ...passage, station: 'lookout', template: 'fourEight', people: 'lferri rtane deckhand newcrew' },
  { ...passage, station: 'engine', template: 'fourEight', people: 'engineer pnair jsantos' },
  { ...bonifacio, station: 'anchor', template: 'anchor', people: deck },
  { ...bonifacio, station: 'bridge', template: 'dayWork', people: 'captain jweber' },
  { ...bonifacio, station: 'engine', template: 'dayWork', people: 'engineer pnair jsantos dkowalska' },
];

/** The last day with watches; those after it are still to be planned. */
const POSTED = 4;

const standing = `Call me if you are in doubt, and early.
Call me if sight falls under 3 miles, if wind is over 6, or if another vessel will pass within 1 mile.
A lookout is posted from sunset to sunrise, whatever the radar shows.
Nobody is alone on deck at night without a lifejacket.`;

const night = `Rounds of the vessel each hour; mooring lines checked at the change of tide.
Gangway lit, and closed to visitors from 23:00.
Call me at 06:30.`;

/** The itinerary, how watches are stood in it, those of these days, a swap, hand-overs and orders. */
export const seedWatchkeeping = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  people: readonly SeededPerson[],
) => {
  const moment = now.toISOString();
  const today = dayIn(moment, boat.timeZone);
  const crew = people.filter(({ boatID, role }) => boatID === boat._id && role === 'crew');
  const idOf = (username: string) => crew.find((person) => person.username === username)?._id ?? '';
  const nameOf = (userID: string) => crew.find(({ _id }) => _id === userID)?.name ?? '';
  const rankOf = (userID: string) => crew.find(({ _id }) => _id === userID)?.jobtitle ?? '';
  const viewer = { _id: idOf('captain'), name: nameOf(idOf('captain')) };
  const context = { db, now: moment, viewer };
  const plans = stretches.map(({ days: [from, to], people: names, ...plan }, index) => ({
    ...{ ...plan, _id: `watchplan-halcyon-${index + 1}`, boatID: boat._id, hours: '' },
    ...{ from: addDays(today, from), to: addDays(today, to), people: names.split(' ').map(idOf) },
  }));
  await insertItems<WatchPlan>(context, watchplans, plans);
  const [first, last] = [addDays(today, -3), addDays(today, POSTED)];
  const line = shipLine(addDays(first, -8), addDays(last, 8), zoneAtIn(boat.timeZone));
  const work = dayWorkOf(line, plans);
  const watchers = [...new Set(plans.flatMap((plan) => plan.people))].map((userID) => ({
    ...{ userID, work: work.get(userID) ?? [], limits: defaultLimits },
  }));
  let count = 0;
  const { stands } = generate(line, slotsOf(line, plans, first, last), watchers, [], () => {
    count += 1;
    return `watch-halcyon-${count}`;
  });
  const watches = stands.map(({ userID, station, from, to }, index) => {
    const [start, end] = [instantAt(line, from), instantAt(line, to)];
    const status = end <= moment ? 'relieved' : start <= moment ? 'onWatch' : 'planned';
    const kept = { userID, station, start, end, status, done: status === 'relieved' };
    return { _id: `watch-halcyon-${index + 1}`, boatID: boat._id, ...kept };
  });
  const tomorrow = addDays(today, 1);
  const asked = watches.find(
    ({ userID, start }) => userID === idOf('deckhand') && dayIn(start, boat.timeZone) > tomorrow,
  );
  const drafts = watches.map((watch) =>
    watch === asked
      ? {
          ...watch,
          swap: {
            ...{ toID: idOf('newcrew'), byID: watch.userID, by: nameOf(watch.userID) },
            ...{ reason: 'My sister is in Antibes that day', agreed: false, at: moment },
          },
        }
      : watch,
  );
  await insertItems<Watch>(context, watchkeeping, drafts);
  const [present] = onWatchAt(watches, moment);
  const before = present && relievedBy(watches, present);
  const logs = [
    {
      watch: before,
      notes: 'Shore power 63 A on phase 2 since 02:10, engineer knows.\nOne guest ashore, back by 01:00.',
    },
    { watch: present, notes: 'Stern line doubled, wind NW 4.\nTender alongside to port, fuelled.' },
  ];
  /** Both signatures, as `sign` makes them. */
  const signedBy = (logID: string, watch: { _id: string; userID: string; end: string }, notes: string) =>
    (['off', 'on'] as const).map((role) => {
      const signerID = role === 'off' ? watch.userID : (present?.userID ?? '');
      const content: SignedHandover = {
        ...{ v: 1, logID, boatID: boat._id, watchID: watch._id, role, notes, rounds: true },
        ...{ signerID, signedAt: watch.end },
      };
      return {
        ...{ role, userID: signerID, name: nameOf(signerID), rank: rankOf(signerID), ink: '' },
        ...{ hash: sha256(canonical(content)), at: watch.end },
      };
    });
  await insertItems<WatchLog>(
    context,
    watchlogs,
    logs.flatMap(({ watch, notes }, index) =>
      watch
        ? [
            {
              ...{ _id: `watchlog-halcyon-${index + 1}`, boatID: boat._id, watchID: watch._id, notes },
              ...{ rounds: true, by: nameOf(watch.userID) },
              signatures: watch === before ? signedBy(`watchlog-halcyon-${index + 1}`, watch, notes) : [],
            },
          ]
        : [],
    ),
  );
  const read = ['jweber', 'kmori'].map((username) => ({
    ...{ userID: idOf(username), name: nameOf(idOf(username)), at: moment },
  }));
  const orders = { boatID: boat._id, by: viewer.name, until: null };
  await insertItems<WatchOrders>(context, watchorders, [
    {
      ...{ ...orders, _id: 'watchorders-halcyon-standing', kind: 'standing', title: 'Standing orders' },
      ...{ text: standing, from: addDays(today, -120), readings: read },
    },
    {
      ...{ ...orders, _id: 'watchorders-halcyon-night', kind: 'night', title: 'Night orders, Antibes' },
      ...{ text: night, from: today, until: tomorrow, readings: [] },
    },
  ]);
};
