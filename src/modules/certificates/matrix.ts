import type { Certificate, CertificateKind } from './contract.ts';
import { certificateKinds } from './contract.ts';
import { bestOf, type ExpiryLevel, expiryLevel, requiredOf } from './rules.ts';

/** A cell of the matrix: a person's certificate of a kind, or that it is missing; undefined if not required. */
export type Cell = {
  kind: CertificateKind;
  level: ExpiryLevel | 'missing' | 'notNeeded';
  certificate: Certificate | undefined;
};

type Holder = { userID: string; role: string; jobtitle: string; department: string; left: boolean };

/** The kinds that somebody holds or needs, in the order of the contract; `other` has no column. */
export const kindsOf = (people: readonly Holder[], all: readonly Certificate[]): CertificateKind[] => {
  const holders = new Set(people.map(({ userID }) => userID));
  const required = new Set<CertificateKind>(people.flatMap(requiredOf));
  for (const { kind, userID } of all) if (holders.has(userID)) required.add(kind);
  return certificateKinds.filter((kind) => kind !== 'other' && required.has(kind));
};

/** The cells of a person, one per kind. */
export const cellsOf = (
  person: Holder,
  kinds: readonly CertificateKind[],
  all: readonly Certificate[],
  today: string,
): Cell[] => {
  const needs = new Set(requiredOf(person));
  return kinds.map((kind) => {
    const certificate = bestOf(all, person.userID, kind);
    if (certificate) return { kind, certificate, level: expiryLevel(certificate, today) };
    return { kind, certificate, level: needs.has(kind) ? 'missing' : 'notNeeded' };
  });
};

/** Expired, or required but missing: the person may not sail. */
export const isGap = ({ level }: Cell): boolean => level === 'expired' || level === 'missing';
