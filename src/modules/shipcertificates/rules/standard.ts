import type { CertificateGroup, SurveyScheme, VesselUse } from '../contract.ts';

/** A certificate that a vessel needs if what is said here fits it; what is not said fits any vessel. */
export type StandardNeed = {
  key: string;
  group: CertificateGroup;
  scheme: SurveyScheme;
  /** Validity; null: it does not expire. */
  months: number | null;
  minTonnage?: number;
  /** In metres. */
  minLength?: number;
  uses?: readonly VesselUse[];
  flags?: readonly string[];
};

const paying: readonly VesselUse[] = ['commercial', 'passenger'];
/** The flags of the Red Ensign group share one code for yachts. */
const redEnsign = [
  ...['United Kingdom', 'Cayman Islands', 'Isle of Man', 'Bermuda', 'British Virgin Islands', 'Gibraltar'],
  ...['Jersey', 'Guernsey', 'Turks and Caicos Islands', 'Anguilla', 'Montserrat'],
];

const FIVE_YEARS = 60;

/**
 * What conventions and flags ask of yachts, as a place to begin: each entry can be changed or switched off on board.
 * Tonnages: MARPOL I, IV and VI and AFS 400 GT; SOLAS radio 300 GT, ISM, ISPS and safety certificates 500 GT; lengths:
 * Load Lines and Tonnage 24 m.
 */
export const standardNeeds = [
  { key: 'registry', group: 'class', scheme: 'none', months: FIVE_YEARS },
  { key: 'tonnage', group: 'class', scheme: 'none', months: null, minLength: 24 },
  {
    key: 'class',
    group: 'class',
    scheme: 'annualIntermediate',
    months: FIVE_YEARS,
    minLength: 24,
    uses: paying,
  },
  { key: 'loadLine', group: 'class', scheme: 'annual', months: FIVE_YEARS, minLength: 24, uses: paying },
  {
    key: 'yachtCode',
    group: 'class',
    scheme: 'annualIntermediate',
    months: FIVE_YEARS,
    minLength: 24,
    uses: ['commercial'],
    flags: redEnsign,
  },
  {
    key: 'maltaCode',
    group: 'class',
    scheme: 'annualIntermediate',
    months: FIVE_YEARS,
    uses: ['commercial'],
    flags: ['Malta'],
  },
  {
    key: 'marshallCode',
    group: 'class',
    scheme: 'annualIntermediate',
    months: FIVE_YEARS,
    uses: ['commercial'],
    flags: ['Marshall Islands'],
  },
  {
    key: 'permitFrance',
    group: 'class',
    scheme: 'annual',
    months: FIVE_YEARS,
    uses: paying,
    flags: ['France'],
  },
  { key: 'iopp', group: 'class', scheme: 'annualIntermediate', months: FIVE_YEARS, minTonnage: 400 },
  { key: 'iapp', group: 'class', scheme: 'annualIntermediate', months: FIVE_YEARS, minTonnage: 400 },
  { key: 'ispp', group: 'class', scheme: 'none', months: FIVE_YEARS, minTonnage: 400 },
  { key: 'antifouling', group: 'class', scheme: 'none', months: null, minTonnage: 400 },
  { key: 'energy', group: 'class', scheme: 'none', months: null, minTonnage: 400 },
  {
    key: 'safetyRadio',
    group: 'class',
    scheme: 'annual',
    months: FIVE_YEARS,
    minTonnage: 300,
    uses: ['commercial'],
  },
  {
    key: 'safetyEquipment',
    group: 'class',
    scheme: 'annualIntermediate',
    months: FIVE_YEARS,
    minTonnage: 500,
    uses: ['commercial'],
  },
  {
    key: 'safetyConstruction',
    group: 'class',
    scheme: 'annualIntermediate',
    months: FIVE_YEARS,
    minTonnage: 500,
    uses: ['commercial'],
  },
  { key: 'passengerSafety', group: 'class', scheme: 'none', months: 12, uses: ['passenger'] },
  { key: 'manning', group: 'safety', scheme: 'none', months: null, uses: paying },
  { key: 'smc', group: 'safety', scheme: 'intermediate', months: FIVE_YEARS, minTonnage: 500, uses: paying },
  { key: 'issc', group: 'safety', scheme: 'intermediate', months: FIVE_YEARS, minTonnage: 500, uses: paying },
  { key: 'mlc', group: 'safety', scheme: 'intermediate', months: FIVE_YEARS, minTonnage: 500, uses: paying },
  { key: 'sanitation', group: 'other', scheme: 'none', months: 6, uses: paying },
  { key: 'radioLicence', group: 'other', scheme: 'none', months: FIVE_YEARS },
  { key: 'insurance', group: 'other', scheme: 'none', months: 12 },
  { key: 'wreckRemoval', group: 'other', scheme: 'none', months: 12, minTonnage: 300 },
  { key: 'bunkers', group: 'other', scheme: 'none', months: 12, minTonnage: 1000 },
  { key: 'epirb', group: 'other', scheme: 'none', months: 12 },
  { key: 'liferafts', group: 'other', scheme: 'none', months: 12 },
  { key: 'extinguishers', group: 'other', scheme: 'none', months: 12 },
] as const satisfies StandardNeed[];

export type StandardKey = (typeof standardNeeds)[number]['key'];
