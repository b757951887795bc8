import type { Kysely } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import {
  type Leave,
  leaves,
  type Manning,
  manning,
  type Vacation,
  vacations,
} from '#modules/leave/contract.ts';
import type { Tables } from '../db/tables.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';
import type { SeededPerson } from './people.ts';

const patterns: Readonly<Record<string, Vacation['pattern']>> = {
  engineer: 'fourTwo',
  chef: 'twoTwo',
};

type Away = { username: string; in: number; days: number; status: Leave['status']; note: string };

const away: readonly Away[] = [
  { username: 'lferri', in: 45, days: 14, status: 'approved', note: '' },
  { username: 'kmori', in: 26, days: 12, status: 'approved', note: 'Family in Kobe' },
  { username: 'jweber', in: 20, days: 14, status: 'asked', note: 'Wedding of my sister' },
  { username: 'deckhand', in: 12, days: 5, status: 'asked', note: '' },
];

/** The ledger, the requests and the safe manning of a boat. */
export const seedLeave = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  people: readonly SeededPerson[],
) => {
  const today = dayIn(now.toISOString(), boat.timeZone);
  const crew = people.filter(({ boatID, role }) => boatID === boat._id && role === 'crew');
  const [captain] = crew.filter(({ username }) => username === 'captain');
  const viewer = { _id: captain?._id ?? '', name: captain?.name ?? '' };
  const context = { db, now: now.toISOString(), viewer };
  const entries = crew.flatMap((person, index) => {
    const date = addDays(today, -150);
    const entry = { boatID: boat._id, userID: person._id, date, note: '' };
    return [
      {
        ...entry,
        ...{
          _id: `leave-terms-${person.username}`,
          kind: 'terms',
          pattern: patterns[person.username] ?? 'sixty',
        },
      },
      { ...entry, _id: `leave-opening-${person.username}`, kind: 'opening', days: 2 + (index % 7) * 0.5 },
    ];
  });
  await insertItems<Vacation>(context, vacations, entries);
  const least = { deckOfficers: 2, engineers: 2, deckRatings: 2, cooks: 1 };
  await insertItems<Manning>(context, manning, [{ _id: `manning-${boat._id}`, boatID: boat._id, ...least }]);
  const drafts = away.flatMap(({ username, in: from, days, status, note }) => {
    const person = crew.find((each) => each.username === username);
    if (!person) return [];
    const step = { role: 'master', agreed: true, by: viewer.name, byID: viewer._id, reason: '' };
    return [
      {
        ...{ _id: `leave-${username}`, boatID: boat._id, userID: person._id, kind: 'leave', status, note },
        ...{
          from: addDays(today, from),
          to: addDays(today, from + days - 1),
          travelBefore: 1,
          travelAfter: 1,
        },
        steps: status === 'approved' ? [{ ...step, at: now.toISOString() }] : [],
      },
    ];
  });
  await insertItems<Leave>(context, leaves, drafts);
};
