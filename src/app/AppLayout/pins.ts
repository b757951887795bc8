import type { User } from '#modules/auth/contract.ts';
import type { NavigationEntry, NavLabel } from '../navigation.ts';

const byRole = {
  captain: ['home', 'jobs', 'logbook', 'crew', 'vesselDocs'],
  engine: ['home', 'jobs', 'equipment', 'inventory', 'logbook'],
  bridge: ['home', 'logbook', 'watchkeeping', 'jobs', 'calendar'],
  deck: ['home', 'jobs', 'logbook', 'inventory', 'watchkeeping'],
  interior: ['home', 'jobs', 'inventory', 'guests', 'supplier'],
  management: ['home', 'management', 'jobs', 'vesselDocs', 'accounting'],
  outside: ['home', 'shipyard'],
  superadmin: ['home', 'superAdmin', 'management', 'users', 'jobs'],
} as const satisfies Record<string, NavLabel[]>;

const departments: Readonly<Record<string, keyof typeof byRole>> = {
  engine: 'engine',
  bridge: 'bridge',
  deck: 'deck',
  interior: 'interior',
  galley: 'interior',
};

type Person = Pick<User, 'superadmin' | 'role' | 'jobtitle' | 'department'>;

const roleOf = ({ superadmin, role, jobtitle, department }: Person): keyof typeof byRole | undefined => {
  if (superadmin) return 'superadmin';
  if (role === 'management') return 'management';
  if (role === 'shipyard' || role === 'contract') return 'outside';
  return jobtitle === 'Captain' ? 'captain' : departments[department.toLowerCase()];
};

/**
 * What a person needs first, for places with little room: the entries of their role that they may open, then their
 * first others.
 */
export const pinsOf = (
  entries: readonly NavigationEntry[],
  person: Person | undefined,
  most = 4,
): readonly NavigationEntry[] => {
  const role = person && roleOf(person);
  const listed = entries.filter(({ group }) => group && group !== 'help');
  const own = (role ? byRole[role] : []).flatMap((pin) => listed.filter(({ label }) => label === pin));
  return [...new Set([...own, ...listed])].slice(0, most);
};
