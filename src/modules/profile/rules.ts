import type { Profile } from './contract.ts';

type Named = { firstName: string; lastName: string; email?: string };

/** First and last name; the address while neither is known. */
export const nameOf = ({ firstName, lastName, email = '' }: Named): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Who looks: the account's flags, as the server reads them too. */
type Viewer = { _id: string; superadmin: boolean; employees: boolean; accounting: boolean };

/** What a person may do with a profile; the server decides the same (`checkFields`). */
export const rightsOn = (viewer: Viewer, { userID }: Pick<Profile, 'userID'>) => {
  const own = userID === viewer._id;
  const keeps = viewer.superadmin || viewer.employees;
  return {
    own,
    /** Name, contacts and the like. */
    personal: own || keeps,
    /** Rank, department, contract: of others only. */
    service: keeps && (!own || viewer.superadmin),
    /** Sees pay. */
    pay: own || viewer.superadmin || viewer.accounting,
    /** Changes pay: of others only. */
    setPay: viewer.superadmin || (viewer.accounting && !own),
    /** Certificates of anybody. */
    papers: keeps,
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

/** The decimals of a currency (ISO 4217): 0 for yen, 2 for most, 3 for some dinars. */
const decimalsOf = (currency: string): number => {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    );
  } catch {
    return 2;
  }
};

/** An amount in minor units as people write it: 4500.5 for 450050 cents. */
export const toMajor = (minor: number | null, currency: string): number | null =>
  minor === null ? null : minor / 10 ** decimalsOf(currency);

/** An amount as people write it in minor units, whole. */
export const toMinor = (major: number | null, currency: string): number | null =>
  major === null ? null : Math.round(major * 10 ** decimalsOf(currency));

/** Whether nobody has filled in a profile yet: what crew lists and emergencies need is all empty. */
export const isNew = ({
  birthDate,
  nationality,
  phone,
  ecFullName,
}: Pick<Profile, 'birthDate' | 'nationality' | 'phone' | 'ecFullName'>): boolean =>
  `${birthDate}${nationality}${phone}${ecFullName}` === '';
