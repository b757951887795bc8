import { useState } from 'react';
import { DONE_NOTICE } from '#modules/job/useDoneNotice.ts';
import { useQuickComplete } from '#modules/job/useQuickComplete.ts';
import { useUndoWorks } from '#modules/worklist/queries/commands.ts';
import { byNeed, type JobRow } from '#modules/worklist/rules/rows.ts';
import { removeAlert } from '#stores/alerts.ts';
import { doneSince } from './day.ts';

type CompletedHere = {
  /** The row before it was done. */
  row: JobRow;
  /** The work of one tap; a dialog offers its own undo. */
  workID: string | undefined;
};

export type HomeRow = JobRow & { done: boolean };

/**
 * Jobs completed on this page: they keep their place in the list, shown as done, until the user leaves it. One that is
 * undone, or that the server refused, is as it was.
 */
export const useDoneHere = (rows: readonly JobRow[], today: string) => {
  const [completedHere, setCompletedHere] = useState<ReadonlyMap<string, CompletedHere>>(new Map());
  const quick = useQuickComplete();
  const { mutate: undo } = useUndoWorks();
  const now = new Map(rows.map((row) => [row.job._id, row]));

  const remember = (row: JobRow, workID?: string) =>
    setCompletedHere((before) => new Map(before).set(row.job._id, { row, workID }));
  const isDone = (id: string) => {
    const before = completedHere.get(id);
    const after = now.get(id);
    return before !== undefined && after !== undefined && doneSince(before.row.job, after.job, today);
  };
  return {
    /** The given rows plus those done here, each in its former place. */
    withDone: (listed: readonly JobRow[]): HomeRow[] => {
      const done = [...completedHere.values()].filter(({ row }) => isDone(row.job._id)).map(({ row }) => row);
      const ids = new Set(done.map(({ job }) => job._id));
      return [...listed.filter(({ job }) => !ids.has(job._id)), ...done]
        .sort(byNeed)
        .map((row) => ({ ...row, done: ids.has(row.job._id) }));
    },
    /** Remembers a job's row before a dialog completes it. */
    keep: remember,
    complete: (row: JobRow) => remember(row, quick([row.job])[0]),
    /** Undoes one tap; undefined if this job was not done by one. */
    undoOf: (id: string): (() => void) | undefined => {
      const done = completedHere.get(id);
      const workID = done?.workID;
      return done && workID !== undefined
        ? () => {
            // Its notice offers the same, and a second undo would be refused.
            removeAlert(DONE_NOTICE);
            undo({ boatID: done.row.job.boatID, works: [workID] });
          }
        : undefined;
    },
  };
};
