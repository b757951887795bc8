import type { Kysely } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { type Certificate, type CertificateKind, certificates } from '#modules/certificates/contract.ts';
import { requiredKinds } from '#modules/certificates/rules.ts';
import { addDays } from '#modules/worklist/rules/days.ts';
import type { Tables } from '../db/tables.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';
import type { SeededPerson } from './people.ts';

/** Issuer, validity in years, and number prefix. */
const facts: Partial<Record<CertificateKind, [issuer: string, years: number, prefix: string]>> = {
  passport: ['Passport office', 10, ''],
  seamansBook: ['Maritime and Coastguard Agency', 10, 'SB'],
  medical: ['Dr. A. Rousseau, approved doctor', 2, 'ENG1-'],
  coc: ['Maritime and Coastguard Agency', 5, 'COC'],
  endorsement: ['Cayman Islands Shipping Registry', 5, 'CISR-'],
  gmdss: ['Maritime and Coastguard Agency', 5, 'GOC'],
  basicSafety: ['Bluewater Training Centre, Antibes', 5, 'BST-'],
  securityAwareness: ['Bluewater Training Centre, Antibes', 0, 'PSA-'],
  survivalCraft: ['Bluewater Training Centre, Antibes', 5, 'PSC-'],
  foodHygiene: ['Institute of Food Safety', 3, 'FH-'],
};

/** Days left of certificates that need attention; all others are valid for longer. `null`: the person has none. */
const marks: Record<string, Partial<Record<CertificateKind, number | null>>> = {
  engineer: { medical: 25 },
  lferri: { basicSafety: -12 },
  deckhand: { medical: 6 },
  kmori: { gmdss: 78 },
  pnair: { passport: 150 },
  chef: { foodHygiene: null },
  rtane: { securityAwareness: null },
  jsantos: { coc: 55 },
  sreyes: { medical: -3 },
  mzammit: { medical: 18 },
  tsilva: { basicSafety: null },
  cvidal: { coc: 88 },
};

const extra: Record<string, CertificateKind[]> = {
  captain: ['seamansBook', 'endorsement', 'survivalCraft'],
  jweber: ['seamansBook', 'endorsement', 'survivalCraft'],
  lferri: ['survivalCraft'],
};

/** Certificates of the crew, most of them valid, some due, expired or missing. */
export const seedCertificates = async (
  db: Kysely<Tables>,
  now: Date,
  boat: SeededBoat,
  people: readonly SeededPerson[],
) => {
  const at = now.toISOString();
  const today = dayIn(at, boat.timeZone);
  const day = (days: number) => addDays(today, days);
  const crew = people.filter((person) => person.boatID === boat._id && person.role === 'crew');
  const drafts = crew.flatMap((person, index) =>
    [...requiredKinds(person), ...(extra[person.username] ?? [])].flatMap((kind, place) => {
      const mark = marks[person.username]?.[kind];
      if (mark === null) return [];
      const [issuer, years, prefix] = facts[kind] ?? ['', 0, ''];
      const left = mark ?? 220 + ((index * 97 + place * 211) % Math.max(365, years * 365 - 300));
      return {
        _id: `certificate-${person.username}-${kind}`,
        boatID: boat._id,
        userID: person._id,
        kind,
        number: `${prefix}${String(4_103_000 + index * 7919 + place * 104_729)}`,
        issuer,
        country: kind === 'passport' ? person.country : 'United Kingdom',
        issuedAt: day(years === 0 ? -400 - index * 20 : left - years * 365),
        expiresAt: years === 0 ? null : day(left),
      };
    }),
  );
  await insertItems<Certificate>(
    { db, now: at, viewer: { _id: '', name: 'Shipshape' } },
    certificates,
    drafts,
  );
};
