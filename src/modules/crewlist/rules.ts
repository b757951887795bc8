import type { Certificate } from '#modules/certificates/contract.ts';
import { bestOf } from '#modules/certificates/rules.ts';
import type { Guest } from '#modules/guests/contract.ts';
import type { Profile } from '#modules/profile/contract.ts';
import { byRank } from '#modules/profile/rules.ts';
import type { FalHead } from './contract.ts';

/** A form of the IMO's FAL Convention: its facts, and a row per person. Texts are English, as authorities require. */
export type FalForm = {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  columns: readonly string[];
  rows: readonly FalRow[];
  signature: string;
};
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

const factsOf = (ship: Ship, head: FalHead): FalForm['facts'] => {
  const arrives = head.call === 'arrival';
  return [
    ['Arrival / departure', arrives ? 'Arrival' : 'Departure'],
    ['Name of ship', ship.name],
    ['IMO number', ship.imo],
    ['Call sign', ship.callSign],
    ['Voyage number', head.voyage],
    [arrives ? 'Port of arrival' : 'Port of departure', head.port],
    [arrives ? 'Date of arrival' : 'Date of departure', falDay(head.date)],
    ['Flag State of ship', ship.flag],
    [arrives ? 'Last port of call' : 'Next port of call', head.otherPort],
  ];
};

const signature = 'Date and signature by master, authorized agent or officer';

const identityColumns = [
  'Nature of identity document',
  'Number of identity document',
  'Issuing State of identity document',
  'Expiry date of identity document',
];

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
  facts: factsOf(ship, head),
  columns: [
    'No.',
    'Family name',
    'Given names',
    'Rank or rating',
    'Nationality',
    'Date of birth',
    'Place of birth',
    'Gender',
    ...identityColumns,
  ],
  rows: [...people].sort(byRank).map((person, index) => {
    const identity = identityOf(person.userID, head.identity, certificates);
    return {
      id: person._id,
      cells: [
        String(index + 1),
        person.lastName,
        person.firstName,
        person.jobtitle,
        person.nationality,
        falDay(person.birthDate),
        person.birthPlace,
        genders[person.gender],
        natureOf(identity?.kind ?? ''),
        identity?.number ?? '',
        identity?.country ?? '',
        falDay(identity?.expiresAt),
      ],
    };
  }),
  signature,
});

const documents = { '': '', passport: 'Passport', identityCard: 'Identity card', other: 'Other' } as const;

/** The passenger list (IMO FAL form 6), by name. */
export const passengerForm = (ship: Ship, head: FalHead, guests: readonly Guest[]): FalForm => ({
  title: 'PASSENGER LIST (IMO FAL Form 6)',
  facts: factsOf(ship, head),
  columns: [
    'No.',
    'Family name',
    'Given names',
    'Nationality',
    'Date of birth',
    'Place of birth',
    'Gender',
    ...identityColumns,
    'Port of embarkation',
    'Visa number',
    'Port of disembarkation',
    'Transit passenger',
  ],
  rows: [...guests]
    .sort((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName))
    .map((guest, index) => ({
      id: guest._id,
      cells: [
        String(index + 1),
        guest.lastName,
        guest.firstName,
        guest.nationality,
        falDay(guest.birthDate),
        guest.birthPlace,
        genders[guest.gender],
        documents[guest.documentKind],
        guest.documentNumber,
        guest.documentCountry,
        falDay(guest.documentExpires),
        guest.embarkmentPort,
        guest.visaNumber,
        guest.disembarkmentPort,
        guest.transit ? 'Yes' : 'No',
      ],
    })),
  signature,
});

/** The number of empty cells among those required of everybody; a visa number is optional. */
export const gapsOf = ({ columns, rows }: FalForm): number => {
  const optional = columns.indexOf('Visa number');
  return rows.flatMap(({ cells }) => cells.filter((cell, at) => cell === '' && at !== optional)).length;
};
