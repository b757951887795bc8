import type { Certificate } from '#modules/certificates/contract.ts';
import { bestOf } from '#modules/certificates/rules.ts';
import type { Guest } from '#modules/guests/contract.ts';
import type { Profile } from '#modules/profile/contract.ts';
import { byRank, personName } from '#modules/profile/rules.ts';
import type { FalHead } from './contract.ts';

/** A box above the list: its number on the form, its name, and what stands in it. */
export type FalBox = { no: string; name: string; value: string };

/** A column of the list; `weight` is its share of the paper's width. */
export type FalColumn = { no: string; name: string; weight: number; day?: boolean; optional?: boolean };

/** A form of the IMO's FAL Convention with all its boxes. Texts are English, as authorities require. */
export type FalForm = {
  title: string;
  arrives: boolean;
  /** Two rows of boxes; an empty box stays. */
  boxes: readonly (readonly FalBox[])[];
  columns: readonly FalColumn[];
  rows: readonly FalRow[];
  signature: FalBox;
};
/** The cells of a person; a day is an ISO day. */
export type FalRow = { id: string; cells: readonly string[] };

type Ship = { name: string; imo: string; callSign: string; flag: string };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "18 Jun 2026" from an ISO day, English in every language; '' for none. */
const falDay = (iso: string | null | undefined): string => {
  if (!iso) return '';
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${day} ${months[Number(month) - 1]} ${year}`;
};

const genders = { '': '', female: 'Female', male: 'Male', other: 'X' } as const;

/** What stands in a cell on the form. */
export const cellText = ({ day }: FalColumn, value: string): string => (day ? falDay(value) : value);

const box = (no: string, name: string, value: string): FalBox => ({ no, name, value });

const boxesOf = (ship: Ship, head: FalHead, last: boolean): FalForm['boxes'] => {
  const arrives = head.call === 'arrival';
  return [
    [
      box('1.1', 'Name of ship', ship.name),
      box('1.2', 'IMO number', ship.imo),
      box('1.3', 'Call sign', ship.callSign),
      box('1.4', 'Voyage number', head.voyage),
    ],
    [
      box('2', arrives ? 'Port of arrival' : 'Port of departure', head.port),
      box('3', arrives ? 'Date of arrival' : 'Date of departure', falDay(head.date)),
      box('4', 'Flag State of ship', ship.flag),
      ...(last ? [box('5', arrives ? 'Last port of call' : 'Next port of call', head.otherPort)] : []),
    ],
  ];
};

type Column = readonly [name: string, weight: number, kind?: 'day' | 'optional'];

/** Columns with the numbers that follow those of the boxes. */
const numbered = (columns: readonly Column[], first: number): FalColumn[] =>
  columns.map(([name, weight, kind], index) => ({
    no: String(first + index),
    name,
    weight,
    ...(kind === 'day' ? { day: true } : {}),
    ...(kind === 'optional' ? { optional: true } : {}),
  }));

const signedBy = (no: number, master: string): FalBox =>
  box(String(no), 'Date and signature by master, authorized agent or officer', master);

const identityColumns: readonly Column[] = [
  ['Nature of identity document', 50],
  ['Number of identity document', 54],
  ['Issuing State of identity document', 56],
  ['Expiry date of identity document', 50, 'day'],
];

/** What authorities call the rank: who commands is the master. */
const falRank = (jobtitle: string) => (/^captain$/i.test(jobtitle.trim()) ? 'Master' : jobtitle);

/** The name of who commands, for the signature; '' if nobody on board is listed as such. */
export const masterOf = (people: readonly { jobtitle: string; name: string }[]): string => {
  const masters = people.filter(({ jobtitle }) => /captain|master/i.test(jobtitle));
  return (masters.find(({ jobtitle }) => falRank(jobtitle) === 'Master') ?? masters[0])?.name ?? '';
};

/** People as `masterOf` wants them. */
export const ranked = (people: readonly Profile[]) =>
  people.map((person) => ({ jobtitle: person.jobtitle, name: personName(person) }));

/** The identity document of a person: the requested kind, else the other; with the latest expiry. */
const identityOf = (userID: string, preferred: FalHead['identity'], all: readonly Certificate[]) => {
  const other = preferred === 'passport' ? 'seamansBook' : 'passport';
  return bestOf(all, userID, preferred) ?? bestOf(all, userID, other);
};

const natures = { passport: 'Passport', seamansBook: 'Seaman’s book' } as const;
const natureOf = (kind: string) => (kind === 'passport' || kind === 'seamansBook' ? natures[kind] : '');

/** The crew list (IMO FAL form 5): the master first, then by rank. */
export const crewForm = (
  ship: Ship,
  head: FalHead,
  people: readonly Profile[],
  certificates: readonly Certificate[],
): FalForm => ({
  title: 'CREW LIST (IMO FAL Form 5)',
  arrives: head.call === 'arrival',
  boxes: boxesOf(ship, head, true),
  columns: numbered(
    [
      ['No.', 20],
      ['Family name', 78],
      ['Given names', 78],
      ['Rank or rating', 78],
      ['Nationality', 62],
      ['Date of birth', 52, 'day'],
      ['Place of birth', 66],
      ['Gender', 44],
      ...identityColumns,
    ],
    6,
  ),
  rows: [...people].sort(byRank).map((person, index) => {
    const identity = identityOf(person.userID, head.identity, certificates);
    return {
      id: person._id,
      cells: [
        String(index + 1),
        person.lastName,
        person.firstName,
        falRank(person.jobtitle),
        person.nationality,
        person.birthDate ?? '',
        person.birthPlace,
        genders[person.gender],
        natureOf(identity?.kind ?? ''),
        identity?.number ?? '',
        identity?.country ?? '',
        identity?.expiresAt ?? '',
      ],
    };
  }),
  signature: signedBy(18, masterOf(ranked(people))),
});

const documents = { '': '', passport: 'Passport', identityCard: 'Identity card', other: 'Other' } as const;

/** The passenger list (IMO FAL form 6), by name; the form has no number for the line of a person. */
export const passengerForm = (
  ship: Ship,
  head: FalHead,
  guests: readonly Guest[],
  master: string,
): FalForm => ({
  title: 'PASSENGER LIST (IMO FAL Form 6)',
  arrives: head.call === 'arrival',
  boxes: boxesOf(ship, head, false),
  columns: numbered(
    [
      ['Family name', 70],
      ['Given names', 64],
      ['Nationality', 52],
      ['Date of birth', 52, 'day'],
      ['Place of birth', 56],
      ['Gender', 44],
      ...identityColumns,
      ['Port of embarkation', 56],
      ['Visa number', 46, 'optional'],
      ['Port of disembarkation', 70],
      ['Transit passenger', 50],
    ],
    5,
  ),
  rows: [...guests]
    .sort((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName))
    .map((guest) => ({
      id: guest._id,
      cells: [
        guest.lastName,
        guest.firstName,
        guest.nationality,
        guest.birthDate ?? '',
        guest.birthPlace,
        genders[guest.gender],
        documents[guest.documentKind],
        guest.documentNumber,
        guest.documentCountry,
        guest.documentExpires ?? '',
        guest.embarkmentPort,
        guest.visaNumber,
        guest.disembarkmentPort,
        guest.transit ? 'Yes' : 'No',
      ],
    })),
  signature: signedBy(19, master),
});

/** The number of empty cells among those required of everybody; a visa number is optional. */
export const gapsOf = ({ columns, rows }: FalForm): number =>
  rows.flatMap(({ cells }) => cells.filter((cell, at) => cell === '' && !columns[at]?.optional)).length;

/**
 * The list as a table for other systems: the call stands in every line, so that the file can be sent alone, and days
 * are ISO days.
 */
export const falTable = (form: FalForm, date: FalHead['date']): string[][] => {
  const boxes = form.boxes.flat();
  const call = boxes.map(({ no, value }) => (no === '3' ? (date ?? '') : value));
  return [
    [
      'Form',
      'Arrival / departure',
      ...boxes.map(({ name }) => name),
      ...form.columns.map(({ name }) => name),
    ],
    ...form.rows.map(({ cells }) => [form.title, form.arrives ? 'Arrival' : 'Departure', ...call, ...cells]),
  ];
};
