import type { User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { Profile } from './contract.ts';

type Named = { firstName: string; lastName: string; email?: string };

/** First and last name; the address while neither is known. */
export const nameOf = ({ firstName, lastName, email = '' }: Named): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Who looks. */
type Viewer = Pick<User, '_id' | 'superadmin' | 'employees' | 'accounting' | 'changePassword' | 'boat'>;

/** What a person may do with a profile; the server decides the same (`checkFields`). */
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
    papers: canManageCrew,
  };
};

/** Ranks in the order in which crew lists name them; the master first. */
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

/** Sorts people as crew lists have them: the master first, then by rank, then by name. */
export const byRank = (a: Named & Pick<Profile, 'jobtitle'>, b: Named & Pick<Profile, 'jobtitle'>): number =>
  rankOf(a.jobtitle) - rankOf(b.jobtitle) ||
  a.lastName.localeCompare(b.lastName) ||
  a.firstName.localeCompare(b.firstName);

/** Whether nobody has filled in a profile yet: what crew lists and emergencies need is all empty. */
export const isNew = ({
  birthDate,
  nationality,
  phone,
  ecFullName,
}: Pick<Profile, 'birthDate' | 'nationality' | 'phone' | 'ecFullName'>): boolean =>
  !(birthDate || nationality || phone || ecFullName);
