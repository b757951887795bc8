import type { Certificate, CertificateKind } from './contract.ts';

const DAY_MS = 86_400_000;

/** Days before expiry on which people are notified, the last one last (domain rules, section 10). */
export const alertDays = [90, 60, 30, 7, 0] as const;

/** A passport is announced half a year before, since many States require six months of validity. */
const PASSPORT_DAYS = 180;

/** Whole days from `today` to the day a certificate expires, negative after it; null if it never does. */
export const daysLeft = ({ expiresAt }: Pick<Certificate, 'expiresAt'>, today: string): number | null =>
  expiresAt ? Math.round((Date.parse(expiresAt) - Date.parse(today)) / DAY_MS) : null;

/**
 * The alert that a certificate has reached: the smallest of 90, 60, 30, 7 and 0 days (180 too for a passport) not below
 * the days left; null before the first one. A certificate is valid on the day it expires, as printed.
 */
export const alertStep = (
  certificate: Pick<Certificate, 'expiresAt' | 'kind'>,
  today: string,
): number | null => {
  const left = daysLeft(certificate, today);
  if (left === null) return null;
  const steps = certificate.kind === 'passport' ? [PASSPORT_DAYS, ...alertDays] : alertDays;
  return [...steps].reverse().find((step) => left <= step) ?? null;
};

export type ExpiryLevel = 'expired' | 'soon' | 'good' | 'forEver';

/** The status of a certificate: `soon` from its first alert on. */
export const expiryLevel = (
  certificate: Pick<Certificate, 'expiresAt' | 'kind'>,
  today: string,
): ExpiryLevel => {
  const left = daysLeft(certificate, today);
  if (left === null) return 'forEver';
  if (left < 0) return 'expired';
  return alertStep(certificate, today) === null ? 'good' : 'soon';
};

const everybody: CertificateKind[] = ['passport', 'medical', 'basicSafety', 'securityAwareness'];

/**
 * The certificates that somebody aboard must hold: everybody a passport, a medical (MLC A1.2), basic safety and
 * security awareness (STCW VI/1, VI/6); deck and engine officers a certificate of competency; bridge officers GMDSS;
 * cooks food hygiene.
 */
export const requiredKinds = ({
  jobtitle,
  department,
}: {
  jobtitle: string;
  department: string;
}): CertificateKind[] => {
  const officer = /captain|master|officer|engineer|mate\b/i.test(jobtitle);
  return [
    ...everybody,
    ...(officer ? (['coc'] as const) : []),
    ...(officer && /bridge|deck/i.test(department) ? (['gmdss'] as const) : []),
    ...(/chef|cook/i.test(jobtitle) ? (['foodHygiene'] as const) : []),
  ];
};

/** The certificate of a kind with the latest expiry, for a cell of the matrix (people by certificate). */
export const bestOf = (
  list: readonly Certificate[],
  userID: string,
  kind: CertificateKind,
): Certificate | undefined =>
  list
    .filter((each) => each.userID === userID && each.kind === kind)
    .sort((a, b) => (b.expiresAt || '9999').localeCompare(a.expiresAt || '9999'))[0];

/** Kinds of which somebody may hold several at once: of other States, or with other titles. */
const several: ReadonlySet<CertificateKind> = new Set(['visa', 'endorsement', 'contract', 'other']);

/**
 * The certificates of a person that count: the one of each kind with the latest expiry, and all of kinds that allow
 * several.
 */
const inForce = (list: readonly Certificate[], userID: string): Certificate[] => {
  const own = list.filter((each) => each.userID === userID);
  return own.filter((each) => several.has(each.kind) || bestOf(own, userID, each.kind) === each);
};

/** The status of a person's certificates; `next` is the earliest expiry, '' for none. */
export type CertificateStatus = {
  level: 'expired' | 'missing' | 'soon' | 'good' | 'none';
  expired: readonly Certificate[];
  soon: readonly Certificate[];
  missing: readonly CertificateKind[];
  next: string;
};

type Holder = { userID: string; role: string; jobtitle: string; department: string; left: boolean };

/** The certificates that a person must hold; none for people who are not crew, or have left. */
export const requiredOf = (person: Holder): CertificateKind[] =>
  person.role === 'crew' && !person.left ? requiredKinds(person) : [];

/** The status of a person's certificates on a day; `none`: they hold nothing and need nothing. */
export const certificateStatus = (
  person: Holder,
  list: readonly Certificate[],
  today: string,
): CertificateStatus => {
  const counted = inForce(list, person.userID);
  const of = (level: ExpiryLevel) => counted.filter((each) => expiryLevel(each, today) === level);
  const expired = of('expired');
  const soon = of('soon');
  const missing = requiredOf(person).filter((kind) => !counted.some((each) => each.kind === kind));
  const [next = ''] = counted.flatMap(({ expiresAt }) => expiresAt || []).sort();
  const level =
    expired.length > 0
      ? 'expired'
      : missing.length > 0
        ? 'missing'
        : soon.length > 0
          ? 'soon'
          : counted.length > 0
            ? 'good'
            : 'none';
  return { level, expired, soon, missing, next };
};
