import { type CertificateGroup, certificateGroups, type ShipCertificate } from '../contract.ts';
import { type CertificateState, replacedIn, stateOf, stateOrder } from './windows.ts';

export type ShownRow = { certificate: ShipCertificate; state: CertificateState };
export type Shown = { group: CertificateGroup; rows: ShownRow[] };

const past: readonly CertificateState[] = ['withdrawn', 'replaced'];

/** The certificates with their states; without `all` only those in force. */
export const rowsOf = (certificates: readonly ShipCertificate[], today: string, all: boolean): ShownRow[] => {
  const replaced = replacedIn(certificates);
  return certificates
    .map((certificate) => ({
      certificate,
      state: stateOf(certificate, today, replaced.has(certificate._id)),
    }))
    .filter(({ state }) => all || !past.includes(state));
};

const LAST_DAY = '9999-12-31';

/** The most urgent first, then by expiry. */
const byUrgency = (rows: readonly ShownRow[]): ShownRow[] =>
  [...rows].sort(
    (a, b) =>
      stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state) ||
      (a.certificate.expires ?? LAST_DAY).localeCompare(b.certificate.expires ?? LAST_DAY) ||
      a.certificate.name.localeCompare(b.certificate.name),
  );

/**
 * Those in force on which somebody must act, the worst first: expired, a survey missed, in the last 90 days, a survey
 * window open. `today` is the ship's day.
 */
export const toAct = (certificates: readonly ShipCertificate[], today: string): ShownRow[] =>
  byUrgency(rowsOf(certificates, today, false).filter(({ state }) => state !== 'valid'));

/** By group, the most urgent first, then by expiry. */
export const grouped = (rows: readonly ShownRow[]): Shown[] => {
  const urgent = byUrgency(rows);
  return certificateGroups.flatMap((group) => {
    const own = urgent.filter(({ certificate }) => certificate.group === group);
    return own.length > 0 ? [{ group, rows: own }] : [];
  });
};
