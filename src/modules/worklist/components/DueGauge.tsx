import { IntervalGauge } from '#ui/IntervalGauge.tsx';
import type { JobRow } from '../rules/rows.ts';
import type { JobLabels } from '../useJobLabels.ts';

type Props = { row: Pick<JobRow, 'due'>; labels: Pick<JobLabels, 'left'>; size?: 'wide' | 'full' };

/** How much of its interval a job has used, and what is left or exceeded; only the text if it has no interval. */
export function DueGauge({ row: { due }, labels, size }: Props) {
  const text = labels.left(due);
  if (due.used === null) return <span>{text}</span>;
  const state = due.level === 'overdue' || due.level === 'due' ? due.level : undefined;
  return <IntervalGauge used={due.used} state={state} text={text} {...(size ? { size } : {})} />;
}
