import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useSetJobs } from '#modules/worklist/queries/commands.ts';
import { addAlert, removeAlert } from '#stores/alerts.ts';
import { type BoardKind, changeOf } from './columns.ts';

const NOTICE = 'jobboard.moved';

/** Moves jobs between the columns of the board, with undo; a job moved to Done opens the dialog. */
export const useBoardMoves = (
  kind: BoardKind,
  { aboard, nameOf }: { aboard: ReadonlySet<string>; nameOf: (column: string) => string },
) => {
  const { t } = useTranslation('jobboard');
  const { boatID } = useUser();
  const { mutate, undoOf } = useSetJobs();
  const [finishing, setFinishing] = useState<Job>();
  /** The job moved last, which stays visible. */
  const [moved, setMoved] = useState<string>();

  /** Returns whether it moved at once. */
  const move = (job: Job, from: string, to: string): boolean => {
    const fields = changeOf(job, kind, from, to, aboard);
    if (!fields) return false;
    if (fields === 'complete') {
      setFinishing(job);
      return false;
    }
    const given = { boatID, ids: [job._id], fields };
    const undo = undoOf(given);
    setMoved(job._id);
    mutate(given, { onError: () => removeAlert(NOTICE) });
    addAlert({
      kind: 'success',
      text: t('moved', { title: job.title, column: nameOf(to) }),
      action: { label: t('undo'), onClick: undo },
      sticky: true,
      key: NOTICE,
    });
    return true;
  };

  return { move, moved, finishing, endFinishing: () => setFinishing(undefined) };
};
