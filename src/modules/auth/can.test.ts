import { expect, it } from 'vitest';
import type { Access } from '#lib/endpoint.ts';
import { allows } from '#server/auth/access.ts';
import type { Viewer } from '#server/auth/viewer.ts';
import { EXPIRED, type Flag } from './contract.ts';
import { can } from './rules/can.ts';

type Facts = {
  role: string;
  superadmin: boolean;
  changePassword: boolean;
  expired: boolean;
  flags: readonly Flag[];
};

const either = [false, true];
const everybody: Facts[] = either.flatMap((superadmin) =>
  either.flatMap((changePassword) =>
    either.flatMap((expired) =>
      ([[], ['jobs'], ['guests'], ['jobs', 'guests']] as const).flatMap((flags) =>
        ['crew', 'management', 'shipyard', 'contract', 'user'].map((role) => ({
          role,
          superadmin,
          changePassword,
          expired,
          flags,
        })),
      ),
    ),
  ),
);

const accesses: Access[] = [
  'public',
  'own',
  'member',
  'crew',
  { flag: 'jobs' },
  { flag: ['guests', 'employees'] },
  { flag: [] },
];

const onServer = ({ role, superadmin, changePassword, expired, flags }: Facts): Viewer => ({
  _id: 'u',
  username: '',
  name: '',
  superadmin,
  role,
  jobtitle: '',
  department: '',
  captain: false,
  managementID: '',
  boatID: 'b',
  boatIDs: ['b'],
  flags: new Set(flags),
  // The server never marks a superadmin as expired.
  expired: expired && !superadmin,
  changePassword,
  tokenHash: '',
});

const inBrowser = ({ role, superadmin, changePassword, expired, flags }: Facts) => ({
  role,
  superadmin,
  changePassword,
  boat: { free: expired ? EXPIRED : 'PREMIUM' },
  jobs: flags.includes('jobs'),
  guests: flags.includes('guests'),
  employees: flags.includes('employees'),
});

it('The browser and the server agree on who may do what', () => {
  for (const facts of everybody)
    for (const access of accesses)
      expect([facts, access, can<string>(inBrowser(facts), access)]).toEqual([
        facts,
        access,
        allows(onServer(facts), access),
      ]);
});

it('A signed-out person has public access, and nothing else', () => {
  expect(accesses.map((access) => can<string>(undefined, access))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
