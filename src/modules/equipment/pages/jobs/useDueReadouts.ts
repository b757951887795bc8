import { useTranslation } from '#lib/useTranslation.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Readout } from '#ui/Readouts.tsx';
import type { MachineJobs } from './useMachineJobs.ts';

const BLANK = '\u00A0';

/** The next due job of a machine in hours or days, and its open defects; empty for users who may not see jobs. */
export const useDueReadouts = (jobs: MachineJobs | undefined): Readout[] => {
  const { t } = useTranslation('equipment');
  const labels = useJobLabels();
  const { number } = useFormat();
  if (!jobs) return [];
  const { next, open, isPending } = jobs;
  const defects = open.filter(({ job }) => job.unplanned).length;
  const level = next?.due.level;
  const left = next ? (next.due.first === 'hours' ? next.due.hoursLeft : next.due.daysLeft) : null;
  const over = level === 'overdue';
  const count = Math.abs(left ?? 0);
  const unit = next?.due.first === 'hours' ? (over ? 'hoursOver' : 'hours') : over ? 'daysOver' : 'days';
  // For a job due by hours this is its estimated day.
  const day = next?.due.day ?? null;
  const source = next
    ? [next.job.title, day !== null && !over && labels.day(day)].filter(Boolean).join(', ')
    : t('jobs.nothingDue');
  return [
    {
      label: t('jobs.nextDue'),
      figure: isPending ? BLANK : left === null ? t('noEntry') : number(count, 0),
      ...(left === null || isPending ? {} : { unit: t(`jobs.${unit}`, { count }) }),
      source: isPending ? BLANK : source,
      act: over || level === 'due' ? level : undefined,
      ...(next ? { link: { to: '/app/jobdetails/$id', params: { id: next.job._id } } } : {}),
    },
    {
      label: t('jobs.defects'),
      figure: isPending ? BLANK : number(defects),
      source: isPending ? BLANK : t('jobs.openOf', { count: open.length }),
    },
  ];
};
