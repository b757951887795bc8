import { StateChip } from '#ui/StateChip.tsx';
import type { Standing } from '../rights.ts';
import { useUserWords } from '../useUserWords.ts';

const looks = { mailFailed: 'due', waiting: 'waiting', active: 'done', deleted: 'noStatus' } as const;

/** Where an account stands, as icon and word. */
export const StandingChip = ({ standing }: { standing: Standing }) => (
  <StateChip state={looks[standing]}>{useUserWords().standing(standing)}</StateChip>
);
