import { addMonths, daysBetween } from '#modules/worklist/rules/days.ts';
import type { ShipCertificate, SurveyKind } from '../contract.ts';

/** The months before and after an anniversary within which a survey is held (SOLAS I/10, I/14; harmonised system). */
const RANGE_MONTHS = 3;
const YEAR_MONTHS = 12;
/** A certificate of class lives five years; ten bounds what was mistyped. */
const MAX_YEARS = 10;

export const alertDays = [90, 60, 30, 7, 0] as const;

type Dates = Pick<ShipCertificate, 'issued' | 'expires' | 'scheme' | 'surveys'>;

export type SurveyWindow = {
  id: string;
  kind: Exclude<SurveyKind, 'additional'>;
  from: string;
  to: string;
  /** The anniversary within it; null for a window without one. */
  anniversary: string | null;
};

/** Days on which the certificate has its anniversaries: the day and month of its expiry, in each year between. */
export const anniversariesOf = ({ issued, expires }: Pick<Dates, 'issued' | 'expires'>): string[] => {
  if (!issued || !expires) return [];
  const days: string[] = [];
  for (let year = 1; year < MAX_YEARS; year++) {
    const anniversary = addMonths(expires, -YEAR_MONTHS * year);
    // Within the range of the issue there is nothing to survey yet.
    if (anniversary <= addMonths(issued, RANGE_MONTHS)) break;
    days.unshift(anniversary);
  }
  return days;
};

const around = (anniversary: string) => ({
  from: addMonths(anniversary, -RANGE_MONTHS),
  to: addMonths(anniversary, RANGE_MONTHS),
  anniversary,
});

const annualWindows = ({ scheme, surveys, ...dates }: Dates): SurveyWindow[] => {
  const days = anniversariesOf(dates);
  if (scheme === 'annual')
    return days.map((day, index) => ({ id: `a${index + 1}`, kind: 'annual', ...around(day) }));
  // The intermediate survey takes the place of the second annual one, or of the third.
  const second = surveys.find(({ window }) => window === 'a2');
  const third = surveys.find(({ window }) => window === 'a3');
  const place = second?.kind === 'annual' || (!second && third?.kind === 'intermediate') ? 3 : 2;
  return days.map((day, index) => ({
    id: `a${index + 1}`,
    kind: index + 1 === place && days.length > 2 ? 'intermediate' : 'annual',
    ...around(day),
  }));
};

const intermediateWindow = (dates: Dates): SurveyWindow[] => {
  const [, from, to] = anniversariesOf(dates);
  return from && to ? [{ id: 'i', kind: 'intermediate', from, to, anniversary: null }] : [];
};

/** All windows of a certificate from its issue to its renewal, in the order in which they open. */
export const windowsOf = (certificate: Dates): SurveyWindow[] => {
  const { scheme, expires } = certificate;
  const between =
    scheme === 'none'
      ? []
      : scheme === 'intermediate'
        ? intermediateWindow(certificate)
        : annualWindows(certificate);
  const renewal: SurveyWindow[] = expires
    ? [{ id: 'r', kind: 'renewal', from: addMonths(expires, -RANGE_MONTHS), to: expires, anniversary: null }]
    : [];
  return [...between, ...renewal];
};

export type WindowState = 'held' | 'ahead' | 'open' | 'missed' | 'before';

type Known = Dates & Pick<ShipCertificate, 'createdAt'>;

/** `before`: it closed before the certificate was entered here, so that nobody knows whether it was surveyed. */
export const windowState = (
  { surveys, createdAt }: Pick<Known, 'surveys' | 'createdAt'>,
  { id, from, to }: SurveyWindow,
  today: string,
): WindowState => {
  if (surveys.some(({ window }) => window === id)) return 'held';
  if (today < from) return 'ahead';
  if (today <= to) return 'open';
  return to < createdAt.slice(0, 10) ? 'before' : 'missed';
};

/** The window that comes next or is open, the earliest one that is not held. */
export const nextWindow = (certificate: Known, today: string): SurveyWindow | undefined =>
  windowsOf(certificate).find((window) => {
    const state = windowState(certificate, window, today);
    return state === 'missed' || state === 'open' || state === 'ahead';
  });

/** Whole days until it expires, negative after it; null if it never does. It is valid on the day it expires. */
export const daysLeft = ({ expires }: Pick<Dates, 'expires'>, today: string): number | null =>
  expires ? daysBetween(today, expires) : null;

/** The step of 90, 60, 30, 7 and 0 days that has been reached; null before the first. */
export const expiryStep = (certificate: Pick<Dates, 'expires'>, today: string): number | null => {
  const left = daysLeft(certificate, today);
  if (left === null) return null;
  return [...alertDays].reverse().find((step) => left <= step) ?? null;
};

export type CertificateState = 'expired' | 'missed' | 'due' | 'window' | 'valid' | 'withdrawn' | 'replaced';

/** The most urgent first, as the register lists them. */
export const stateOrder: readonly CertificateState[] = [
  'expired',
  'missed',
  'due',
  'window',
  'valid',
  'withdrawn',
  'replaced',
];

/** What somebody must do about a certificate. */
export const stateOf = (
  certificate: Known & Pick<ShipCertificate, 'withdrawn'>,
  today: string,
  replaced = false,
): CertificateState => {
  if (replaced) return 'replaced';
  if (certificate.withdrawn) return 'withdrawn';
  const left = daysLeft(certificate, today);
  if (left !== null && left < 0) return 'expired';
  const states = windowsOf(certificate).flatMap((window) =>
    window.id === 'r' ? [] : windowState(certificate, window, today),
  );
  if (states.includes('missed')) return 'missed';
  if (left !== null && left <= alertDays[0]) return 'due';
  return states.includes('open') ? 'window' : 'valid';
};

/** The ids of certificates in whose place another has come. */
export const replacedIn = (all: readonly Pick<ShipCertificate, 'replaces'>[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ replaces }) => replaces || []));

/** Those in force: neither replaced nor withdrawn. */
export const inForce = <T extends Pick<ShipCertificate, '_id' | 'replaces' | 'withdrawn'>>(
  all: readonly T[],
): T[] => {
  const replaced = replacedIn(all);
  return all.filter(({ _id, withdrawn }) => !withdrawn && !replaced.has(_id));
};

/** The job of a window, if one was opened. */
export const jobOf = ({ jobs }: Pick<ShipCertificate, 'jobs'>, window: string) =>
  jobs.find((each) => each.window === window);

/** Windows of a certificate in force that are open, or were missed, and have no job yet: for these a job opens by itself. */
export const windowsToOpen = (certificate: ShipCertificate, today: string): SurveyWindow[] =>
  certificate.opensJob
    ? windowsOf(certificate).filter((window) => {
        const state = windowState(certificate, window, today);
        return (state === 'open' || state === 'missed') && !jobOf(certificate, window.id);
      })
    : [];

/** A job's longest window in which it counts as due. */
const MAX_WINDOW_DAYS = 365;

/** When the job of a window is due, and from how many days before. */
export const jobDates = ({ from, to }: Pick<SurveyWindow, 'from' | 'to'>) => ({
  dueDate: to,
  windowDays: Math.min(MAX_WINDOW_DAYS, daysBetween(from, to)),
});

/**
 * When a renewed certificate expires: the old one's day carries on if the survey was held within three months before
 * it; otherwise the months count from the issue (SOLAS I/14(b)).
 */
export const renewedExpiry = (
  before: Pick<Dates, 'expires'>,
  issued: string,
  months: number | null,
): string | null => {
  if (months === null) return null;
  const { expires } = before;
  const carries = expires && issued <= expires && issued >= addMonths(expires, -RANGE_MONTHS);
  return addMonths(carries ? expires : issued, months);
};
