import { StateChip } from '#ui/StateChip.tsx';
import type { Certificate } from '../contract.ts';
import { type CertificateStatus, expiryLevel } from '../rules.ts';
import { useExpiryLabels } from '../useExpiryLabels.ts';

const looks = { expired: 'overdue', soon: 'due', good: 'upcoming', forEver: 'upcoming' } as const;

/** The expiry status of a certificate. */
export function ExpiryChip({ certificate }: { certificate: Pick<Certificate, 'expiresAt' | 'kind'> }) {
  const { left, today } = useExpiryLabels();
  return <StateChip state={looks[expiryLevel(certificate, today)]}>{left(certificate)}</StateChip>;
}

const chipStates = {
  expired: 'overdue',
  missing: 'noStatus',
  soon: 'due',
  good: 'done',
  none: 'upcoming',
} as const;

/** The status of a person's certificates as a whole. */
export function CertificateStatusChip({ status }: { status: CertificateStatus }) {
  const labels = useExpiryLabels();
  return <StateChip state={chipStates[status.level]}>{labels.status(status)}</StateChip>;
}
