import type { Kysely } from 'kysely';
import { type Flag, flags } from '#modules/auth/contract.ts';
import type { Tables } from '../db/tables.ts';
import type { MadeJob } from './jobsMarks.ts';
import type { SeededPerson } from './people.ts';

const deck: Flag[] = ['jobs', 'logbook', 'watchkeeper', 'equipmentspage', 'hourstracker'];
const presets: [name: string, flags: Flag[]][] = [
  ['Captain', flags.filter((flag) => !['superadmin', 'management', 'liteadmin', 'tyssales'].includes(flag))],
  [
    'Officer',
    [
      ...deck,
      'inventory',
      'watchkeeping',
      'reports',
      'supplier',
      'documents',
      'ism',
      'spareparts',
      'calendar',
    ],
  ],
  ['Engineer', [...deck, 'inventory', 'supplier', 'documents', 'spareparts']],
  ['Deck', deck],
  ['Interior', ['jobs', 'inventory', 'guests', 'hourstracker']],
  ['Galley', ['jobs', 'inventory', 'supplier', 'guests', 'hourstracker']],
];

const cash: [username: string, amount: number, daysAgo: number][] = [
  ['captain', 200_000, 40],
  ['captain', -64_250, 22],
  ['chef', 50_000, 18],
  ['chef', -31_780, 6],
];

/** Permission presets, cash, and the jobs shared with a contractor. */
export const seedAccess = async (
  db: Kysely<Tables>,
  now: Date,
  people: readonly SeededPerson[],
  jobs: readonly MadeJob[],
) => {
  await db
    .insertInto('presets')
    .values(
      presets.map(([name, held]) => ({
        _id: `preset-${name.toLowerCase()}`,
        name,
        flags: JSON.stringify(held),
      })),
    )
    .execute();
  const captain = people.find(({ username }) => username === 'captain');
  const idOf = (name: string) => people.find(({ username }) => username === name)?._id ?? '';
  for (const [index, [username, amount, daysAgo]] of cash.entries())
    await db
      .insertInto('petty_cash')
      .values({
        _id: `cash-${index + 1}`,
        boat_id: captain?.boatID ?? '',
        user_id: idOf(username),
        amount,
        currency: 'EUR',
        at: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
        by_id: captain?._id ?? '',
        by_name: captain?.name ?? '',
      })
      .execute();
  const given = jobs.filter(({ job }) => /generator|main engine/i.test(job.title)).slice(0, 3);
  for (const { job } of given)
    await db
      .insertInto('job_access')
      .values({
        user_id: idOf('contractor'),
        job_id: job._id,
        boat_id: job.boatID,
        kind: 'worklist',
        at: now.toISOString(),
        by_id: captain?._id ?? '',
      })
      .execute();
};
