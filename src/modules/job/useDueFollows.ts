import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Equipment } from '#modules/equipment/contract.ts';
import type { JobFields } from '#modules/worklist/contract.ts';
import { nextDue, type Scheduled } from '#modules/worklist/rules/due.ts';

const rhythm: readonly string[] = [
  'calendarInterval',
  'calendarUnit',
  'hoursInterval',
  'basis',
  'lastDoneDate',
  'lastDoneHours',
];

const known = (value: number | null | undefined) =>
  typeof value === 'number' && !Number.isNaN(value) ? value : null;

/** The values of a form that decide when the job is due; an invalid number counts as none. */
export const scheduledOf = (values: Partial<Scheduled>): Scheduled => ({
  calendarInterval: known(values.calendarInterval),
  calendarUnit: values.calendarUnit ?? 'months',
  hoursInterval: known(values.hoursInterval),
  basis: values.basis ?? 'completion',
  windowDays: known(values.windowDays) ?? 7,
  dueDate: values.dueDate ?? null,
  dueHours: known(values.dueHours),
  lastDoneDate: values.lastDoneDate ?? null,
  lastDoneHours: known(values.lastDoneHours),
});

/** Updates the due date and hours of a form with its interval while typing, except those that the user has set. */
export const useDueFollows = (machine: Equipment | undefined, today: string) => {
  const { subscribe, setValue } = useFormContext<JobFields>();
  const byHand = useRef(new Set<string>());
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name = '', type, values }) => {
          if (type !== 'change') return;
          if (name === 'dueDate' || name === 'dueHours') byHand.current.add(name);
          if (!rhythm.includes(name)) return;
          const job = scheduledOf(values);
          const next = nextDue(
            { ...job, dueDate: null },
            { date: job.lastDoneDate ?? today, hours: job.lastDoneHours ?? machine?.hours ?? null },
          );
          for (const key of ['dueDate', 'dueHours'] as const)
            if (!byHand.current.has(key)) setValue(key, next[key], { shouldDirty: true });
        },
      }),
    [subscribe, setValue, machine?.hours, today],
  );
};
