import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useUpdateJob } from '#modules/worklist/queries.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { addAlert } from '#stores/alerts.ts';
import { useConfirm } from '#ui/useConfirm.tsx';
import { moveOf, untilOf } from './rules.ts';
import type { CalendarLabels } from './useCalendarLabels.ts';

/** The open question about a job: postpone it, complete it, or give it another day. */
export type Asking =
  | { about: 'postpone'; job: Job; until: { dueDate: string | null; dueHours: number | null } }
  | { about: 'complete'; job: Job }
  | { about: 'day'; row: JobRow };

const NOTICE = 'jobboard.day';

/**
 * Moves jobs to another day. A later day is a postponement and needs a reason; an earlier or first day asks for
 * confirmation, because undoing it would be a postponement too.
 */
export const useCalendarMoves = (today: string, labels: CalendarLabels) => {
  const { t } = useTranslation('jobboard');
  const [asking, setAsking] = useState<Asking>();
  const { mutate: update } = useUpdateJob();
  const confirm = useConfirm();

  const say = (kind: 'success' | 'info', text: string) => void addAlert({ kind, text, key: NOTICE });

  const moveTo = (row: JobRow, to: string) => {
    const { job, machine } = row;
    const move = moveOf(row, to, today);
    const { title } = job;
    switch (move) {
      case 'same':
        return;
      case 'past':
        return say('info', t('pastDay'));
      case 'hours':
        return say('info', t('byHours', { title }));
      case 'closed':
        return say('info', t('isClosed', { title }));
      case 'later':
        return setAsking({ about: 'postpone', job, until: untilOf(row, to, machine?.hoursPerDay ?? null) });
      default: {
        const [from, until] = [job.dueDate === null ? '' : labels.short(job.dueDate), labels.short(to)];
        confirm({
          title: move === 'plan' ? t('planTitle', { to: until }) : t('earlierTitle'),
          body:
            move === 'plan'
              ? t('planBody', { title, to: until })
              : t('earlierBody', { title, from, to: until }),
          action: t('setDay', { to: until }),
          onConfirm: () =>
            update(
              { _id: job._id, dueDate: to },
              { onSuccess: () => say('success', t('movedTo', { title, to: until })) },
            ),
        });
      }
    }
  };

  return { moveTo, asking, ask: setAsking, endAsking: () => setAsking(undefined) };
};
