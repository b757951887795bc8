import { IntervalGauge } from '#ui/IntervalGauge.tsx';
import type { JobRow } from '../rules/rows.ts';
import type { JobWords } from '../useJobWords.ts';

type Props = { row: Pick<JobRow, 'due'>; words: Pick<JobWords, 'left'>; size?: 'wide' | 'full' };

/** How much of its interval a job has used, and what is left or over; only the words where it has no interval. */
export function DueGauge({ row: { due }, words, size }: Props) {
  const text = words.left(due);
  if (due.used === null) return <span>{text}</span>;
  const state = due.level === 'overdue' || due.level === 'due' ? due.level : undefined;
  return <IntervalGauge used={due.used} state={state} text={text} {...(size ? { size } : {})} />;
}
