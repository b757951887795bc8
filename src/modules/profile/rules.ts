import type { User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { Profile } from './contract.ts';

type Named = { firstName: string; lastName: string; email?: string };

/** First and last name, or else the e-mail address. */
export const personName = ({ firstName, lastName, email = '' }: Named): string =>
  `${firstName} ${lastName}`.trim() || email;

/** The user who views the profile. */
type Viewer = Pick<
  User,
  '_id' | 'role' | 'superadmin' | 'employees' | 'accounting' | 'changePassword' | 'boat'
>;

/** The user's rights on a profile; the server uses the same rules (`checkFields`). */
export const rightsOn = (viewer: Viewer, { userID }: Pick<Profile, 'userID'>) => {
  const own = userID === viewer._id;
  const canManageCrew = can(viewer, { flag: 'employees' });
  const accounts = can(viewer, { flag: 'accounting' });
  return {
    own,
    /** Name, contacts and the like. */
    personal: own || canManageCrew,
    /** Rank, department, contract: of others only. */
    service: canManageCrew && (!own || viewer.superadmin),
    /** Sees pay. */
    pay: own || accounts,
    /** Changes pay: of others only. */
    setPay: viewer.superadmin || (accounts && !own),
    /** Certificates of anybody. */
    documents: canManageCrew,
  };
};

/** Ranks in the order of crew lists; the master first. */
const ranks = [
  /captain|master/i,
  /chief officer|first officer|chief mate/i,
  /second officer/i,
  /officer|mate\b/i,
  /chief engineer/i,
  /second engineer/i,
  /engineer|electro/i,
  /bosun/i,
  /deck/i,
  /chief stew|purser/i,
  /stew/i,
  /chef|cook/i,
];

const rankOf = (jobtitle: string) => {
  const place = ranks.findIndex((rank) => rank.test(jobtitle));
  return place < 0 ? ranks.length : place;
};

/** Sorts people as in crew lists: the master first, then by rank, then by name. */
export const byRank = (a: Named & Pick<Profile, 'jobtitle'>, b: Named & Pick<Profile, 'jobtitle'>): number =>
  rankOf(a.jobtitle) - rankOf(b.jobtitle) ||
  a.lastName.localeCompare(b.lastName) ||
  a.firstName.localeCompare(b.firstName);

/** Whether a profile is still blank: everything that crew lists and emergencies need is empty. */
export const isNew = ({
  birthDate,
  nationality,
  phone,
  ecFullName,
}: Pick<Profile, 'birthDate' | 'nationality' | 'phone' | 'ecFullName'>): boolean =>
  !(birthDate || nationality || phone || ecFullName);

/** Whether a guest has not arrived yet: booked from today on, and not aboard. */
export const isComing = (
  { onboard, arrives }: { onboard: boolean; arrives: string },
  today: string,
): boolean => !onboard && arrives >= today && arrives !== '';
