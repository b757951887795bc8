import type { User } from '#modules/auth/contract.ts';
import { MAX_PINS } from '#modules/theme/contract.ts';
import { useTheme } from '#stores/theme.ts';
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

type Person = Pick<User, 'superadmin' | 'role' | 'captain' | 'department'>;

const roleOf = ({ superadmin, role, captain, department }: Person): keyof typeof byRole | undefined => {
  if (superadmin) return 'superadmin';
  if (role === 'management') return 'management';
  if (role === 'shipyard' || role === 'contract') return 'outside';
  return captain ? 'captain' : departments[department.toLowerCase()];
};

/** Whether a person may pin an entry: what the menus list, without the foot. */
export const isPinnable = ({ group }: NavigationEntry) => group !== undefined && group !== 'help';

/**
 * What stands first in a person's menus: Home and the entries they chose, or else the entries of their role that they
 * may open, then their first others. `chosen` are names of labels, those of pages that they may not open among them.
 */
export const pinsOf = (
  entries: readonly NavigationEntry[],
  person: Person | undefined,
  most: number = MAX_PINS,
  chosen: readonly string[] | null = null,
): readonly NavigationEntry[] => {
  const role = person && roleOf(person);
  const listed = entries.filter(isPinnable);
  if (chosen)
    return ['home', ...chosen.filter((pin) => pin !== 'home')]
      .flatMap((pin) => listed.filter(({ label }) => label === pin))
      .slice(0, most);
  const own = (role ? byRole[role] : []).flatMap((pin) => listed.filter(({ label }) => label === pin));
  return [...new Set([...own, ...listed])].slice(0, most);
};

/** The entries that stand first for this person. */
export const usePins = (
  entries: readonly NavigationEntry[],
  user: Person | undefined,
  most?: number,
): readonly NavigationEntry[] =>
  pinsOf(
    entries,
    user,
    most,
    useTheme((state) => state.navPins),
  );

/** The pins after one is added or taken away, to store; Home is no choice and not among them. */
export const toggled = (pins: readonly NavigationEntry[], { label }: NavigationEntry): NavLabel[] => {
  const own = pins.map((pin) => pin.label).filter((pin) => pin !== 'home');
  return own.some((pin) => pin === label) ? own.filter((pin) => pin !== label) : [...own, label];
};
