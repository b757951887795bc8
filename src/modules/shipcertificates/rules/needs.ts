import type {
  CertificateGroup,
  CertificateNeed,
  ShipCertificate,
  SurveyScheme,
  VesselUse,
} from '../contract.ts';
import { type StandardKey, type StandardNeed, standardNeeds } from './standard.ts';
import { inForce } from './windows.ts';

export type VesselFacts = {
  flag: string;
  type: string;
  grossTonnage: number;
  length: number;
  use: VesselUse;
};

/** A need of the vessel: a standard one (`name` ''), a standard one as changed on board, or one of its own. */
export type Need = {
  /** What certificates name as their `need`. */
  id: string;
  standard: StandardKey | '';
  name: string;
  group: CertificateGroup;
  issuer: string;
  scheme: SurveyScheme;
  months: number | null;
  /** Whether this vessel needs it. */
  applies: boolean;
  row: CertificateNeed | undefined;
};

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
const among = (list: string, value: string) =>
  list.trim() === '' || list.split(',').some((each) => same(each, value));

const standardApplies = (need: StandardNeed, vessel: VesselFacts) =>
  vessel.grossTonnage >= (need.minTonnage ?? 0) &&
  vessel.length >= (need.minLength ?? 0) &&
  (need.uses?.includes(vessel.use) ?? true) &&
  (need.flags?.some((flag) => same(flag, vessel.flag)) ?? true);

const ownApplies = (need: CertificateNeed, vessel: VesselFacts) =>
  need.required &&
  vessel.grossTonnage >= (need.minTonnage ?? 0) &&
  // "Below 500 GT" ends before 500.
  vessel.grossTonnage < (need.maxTonnage ?? Number.POSITIVE_INFINITY) &&
  vessel.length >= (need.minLength ?? 0) &&
  among(need.flags, vessel.flag) &&
  among(need.types, vessel.type) &&
  need[vessel.use];

export const isStandard = (key: string): key is StandardKey => standardNeeds.some((need) => need.key === key);

/** All needs, the standard ones first, each with whether it applies to this vessel. */
export const needsOf = (own: readonly CertificateNeed[], vessel: VesselFacts): Need[] => {
  const instead = new Map(own.flatMap((row) => (row.standard ? [[row.standard, row] as const] : [])));
  const ofRow = (row: CertificateNeed, id: string, standard: StandardKey | ''): Need => ({
    ...{ id, standard, name: row.name, group: row.group, issuer: row.issuer, scheme: row.scheme },
    ...{ months: row.months, applies: ownApplies(row, vessel), row },
  });
  return [
    ...standardNeeds.map((need: StandardNeed & { key: StandardKey }): Need => {
      const row = instead.get(need.key);
      if (row) return ofRow(row, need.key, need.key);
      const { key, group, scheme, months } = need;
      return {
        ...{ id: key, standard: key, name: '', group, issuer: '', scheme, months },
        ...{ applies: standardApplies(need, vessel), row: undefined },
      };
    }),
    ...own.filter(({ standard }) => !isStandard(standard)).map((row) => ofRow(row, row._id, '')),
  ];
};

/** What the vessel needs and has no certificate for that is in force. */
export const lacking = (
  needs: readonly Need[],
  certificates: readonly Pick<ShipCertificate, '_id' | 'need' | 'replaces' | 'withdrawn'>[],
): Need[] => {
  const answered = new Set(inForce(certificates).map(({ need }) => need));
  return needs.filter(({ id, applies }) => applies && !answered.has(id));
};

/** The values of a standard need, for the form that changes it. */
export const standardValues = (key: StandardKey) => {
  const need: StandardNeed | undefined = standardNeeds.find((each) => each.key === key);
  const uses = need?.uses;
  const fits = (use: VesselUse) => uses?.includes(use) ?? true;
  return {
    ...{ standard: key, group: need?.group, scheme: need?.scheme, months: need?.months ?? null },
    ...{ minTonnage: need?.minTonnage ?? null, minLength: need?.minLength ?? null },
    ...{ flags: need?.flags?.join(', ') ?? '', required: true },
    ...{ private: fits('private'), commercial: fits('commercial'), passenger: fits('passenger') },
  };
};
