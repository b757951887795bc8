import type { Role } from './contract.ts';

/**
 * A random 6-digit hex colour for a new user (specification, section 9); `random` returns numbers from 0 to below 1.
 */
export const randomColour = (random: () => number): string =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')
    .toUpperCase()}`;

const channels = (hex: string) => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255] as const;
};

/** A darker shade of a colour, for its border. */
export const borderColourOf = (hex: string): string =>
  `#${channels(hex)
    .map((channel) =>
      Math.round(channel * 0.75)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;

/** Roles of people from outside the vessel and its company: shipyards, contractors and visitors. */
export const outsideRoles = ['shipyard', 'contract', 'user'] as const satisfies readonly Role[];

export const isOutside = (role: string): boolean => outsideRoles.some((each) => each === role);

const ranks: Record<Role, number> = {
  superadmin: 3,
  management: 2,
  crew: 1,
  shipyard: 0,
  contract: 0,
  user: 0,
};
const rankOf = (role: string) => new Map<string, number>(Object.entries(ranks)).get(role) ?? 0;

/**
 * Whether a user of one role may create, change or delete accounts of another: superadmins all, management users their
 * own and below, crew only crew and below.
 */
export const mayManage = (role: string, other: string): boolean =>
  rankOf(role) > 0 && rankOf(role) >= rankOf(other);

const ofInsiders: ReadonlySet<string> = new Set(['management', 'liteadmin', 'employees', 'captain']);

/** Whether somebody of a role may hold a right at all: outside users never hold those of insiders. */
export const mayHold = (role: string, right: string): boolean => !(isOutside(role) && ofInsiders.has(right));

/** The roles that a user may give. */
export const rolesFor = (role: string, all: readonly Role[]): Role[] =>
  all.filter((other) => mayManage(role, other));

/** A user name made of a person's name, such as `nadia.rossi`; '' for names without Latin letters. */
export const usernameOf = (firstName: string, lastName: string): string =>
  [firstName, lastName]
    .map((name) =>
      name
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ''),
    )
    .filter(Boolean)
    .join('.')
    .slice(0, 60);
