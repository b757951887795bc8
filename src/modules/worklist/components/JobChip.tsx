import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { type State, stateChip } from '#ui/StateChip.tsx';
import type { JobState } from '../rules/due.ts';

const looks: Record<JobState, State> = {
  overdue: 'overdue',
  due: 'due',
  waitingParts: 'waiting',
  waitingYard: 'waiting',
  inProgress: 'inProgress',
  noStatus: 'noStatus',
  upcoming: 'upcoming',
  open: 'upcoming',
  done: 'done',
  cancelled: 'done',
};

/** The state of a job as icon and word, for lists of thousands. */
export const jobChip = (state: JobState, word: ReactNode) => stateChip(looks[state], word);

/** The state of a job as icon and word. */
export function JobChip({ state }: { state: JobState }) {
  const { t } = useTranslation('worklist');
  return jobChip(state, t(`state.${state}`));
}
