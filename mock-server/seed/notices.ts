import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { postNotice } from '../modules/notices.ts';
import type { SeededPerson } from './people.ts';

type Seeded = { to: string; hoursAgo: number; notice: Omit<Parameters<typeof postNotice>[1], 'userID'> };

const list: Seeded[] = [
  {
    to: 'engineer',
    hoursAgo: 3,
    notice: {
      kind: 'jobAssigned',
      params: { job: 'Replace raw water pump impeller', equipment: 'Generator 1', by: 'Elena Marchetti' },
    },
  },
  {
    to: 'engineer',
    hoursAgo: 20,
    notice: {
      kind: 'jobOverdue',
      params: { job: 'Test emergency generator on load', equipment: 'Emergency generator', days: '3' },
    },
  },
  {
    to: 'engineer',
    hoursAgo: 27,
    notice: { kind: 'hoursMissing', params: { count: '3' }, link: '/app/equipment/hours' },
  },
  {
    to: 'captain',
    hoursAgo: 5,
    notice: { kind: 'newUser', params: { name: 'Finn Larsen', by: 'Ruth Okafor' } },
  },
  {
    to: 'captain',
    hoursAgo: 20,
    notice: {
      kind: 'jobOverdue',
      params: { job: 'Launch rescue boat and test engine', equipment: 'Rescue boat', days: '2' },
    },
  },
  {
    to: 'manager',
    hoursAgo: 50,
    notice: { kind: 'newUser', params: { name: 'Finn Larsen', by: 'Ruth Okafor' } },
  },
  {
    to: 'deckhand',
    hoursAgo: 8,
    notice: {
      kind: 'jobAssigned',
      params: { job: 'Clean sea strainers', equipment: 'Sea chest, port', by: 'Tom Halvorsen' },
    },
  },
];

/** What stands in the bells of the demo people. */
export const seedNotices = async (db: Kysely<Tables>, now: Date, people: SeededPerson[]) => {
  for (const { to, hoursAgo, notice } of list) {
    const person = people.find((candidate) => candidate.username === to);
    if (person)
      await postNotice(
        { db, now: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString() },
        { ...notice, userID: person._id },
      );
  }
};
