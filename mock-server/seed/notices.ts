import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { postNotice } from '../modules/notices.ts';
import type { SeededMachine } from './equipment.ts';
import type { MadeJob } from './jobsMarks.ts';
import { asked } from './jobsTalk.ts';
import type { SeededPerson } from './people.ts';

type Seeded = { to: string; hoursAgo: number; notice: Omit<Parameters<typeof postNotice>[1], 'userID'> };

const jobLink = (no: number) => `/app/jobdetails/job-halcyon-${no}`;

const list: Seeded[] = [
  {
    to: 'engineer',
    hoursAgo: 3,
    notice: {
      kind: 'jobAssigned',
      params: { job: 'Replace raw water pump impeller', equipment: 'Generator 1', by: 'Elena Marchetti' },
      link: jobLink(2207),
    },
  },
  {
    to: 'engineer',
    hoursAgo: 20,
    notice: {
      kind: 'jobOverdue',
      params: { job: 'Test emergency generator on load', equipment: 'Emergency generator', days: '3' },
      link: jobLink(2198),
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
      link: jobLink(2203),
    },
  },
  ...['captain', 'manager'].map(
    (to): Seeded => ({
      to,
      hoursAgo: asked[2198]?.hoursAgo ?? 0,
      notice: {
        kind: 'postponeAsked',
        params: {
          job: 'Test emergency generator on load',
          equipment: 'Emergency generator',
          by: 'Tom Halvorsen',
          reason: asked[2198]?.reason ?? '',
        },
        link: jobLink(2198),
      },
    }),
  ),
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
      params: { job: 'Clean watermaker prefilters', equipment: 'Watermaker 1', by: 'Tom Halvorsen' },
      link: jobLink(2190),
    },
  },
];

/** Notices of mentions in comments. */
const mentions = (jobs: readonly MadeJob[], machines: ReadonlyMap<string, string>): Seeded[] =>
  jobs.flatMap(({ job, comments }) =>
    comments.flatMap(({ mentions: mentioned, by, hoursAgo, text }) =>
      mentioned.map(
        (to): Seeded => ({
          to,
          hoursAgo,
          notice: {
            kind: 'mentioned',
            params: { job: job.title, equipment: machines.get(job.equipmentID) ?? '', by: by.name, text },
            link: jobLink(job.no ?? 0),
          },
        }),
      ),
    ),
  );

/** The notices of the demo users; `jobs` are those of the first vessel. */
export const seedNotices = async (
  db: Kysely<Tables>,
  now: Date,
  people: readonly SeededPerson[],
  jobs: readonly MadeJob[],
  machines: readonly SeededMachine[],
) => {
  const names = new Map(machines.map(({ item }) => [item._id, item.name]));
  for (const { to, hoursAgo, notice } of [...list, ...mentions(jobs, names)]) {
    const person = people.find((candidate) => candidate.username === to || candidate._id === to);
    if (person)
      await postNotice(
        { db, now: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString() },
        { ...notice, userID: person._id },
      );
  }
};
