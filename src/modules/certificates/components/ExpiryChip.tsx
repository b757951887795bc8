import { StateChip } from '#ui/StateChip.tsx';
import type { Certificate } from '../contract.ts';
import { expiryLevel, type Standing } from '../rules.ts';
import { useExpiryWords } from '../useExpiryWords.ts';

const looks = { expired: 'overdue', soon: 'due', good: 'upcoming', forEver: 'upcoming' } as const;

/** How long a certificate still holds, as a state. */
export function ExpiryChip({ certificate }: { certificate: Pick<Certificate, 'expiresAt' | 'kind'> }) {
  const { left, today } = useExpiryWords();
  return <StateChip state={looks[expiryLevel(certificate, today)]}>{left(certificate)}</StateChip>;
}

const standings = {
  expired: 'overdue',
  missing: 'noStatus',
  soon: 'due',
  good: 'done',
  none: 'upcoming',
} as const;

/** How somebody stands with all their papers, as a state. */
export function StandingChip({ standing }: { standing: Standing }) {
  const words = useExpiryWords();
  return <StateChip state={standings[standing.level]}>{words.standing(standing)}</StateChip>;
}
