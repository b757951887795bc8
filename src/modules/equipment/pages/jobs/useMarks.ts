import { useMemo } from 'react';
import { useMayJobs } from '#modules/worklist/queries.ts';
import { useJobRows } from '#modules/worklist/useJobRows.ts';
import type { Equipment } from '../../contract.ts';
import { type Marks, marksOf } from './marks.ts';

/** The open jobs of each machine; `marks` is undefined for users who may not see jobs. */
export const useMarks = (all: readonly Equipment[]): { marks: Marks | undefined; isPending: boolean } => {
  const may = useMayJobs();
  const { rows, isPending } = useJobRows();
  const marks = useMemo(() => (may ? marksOf(rows, all) : undefined), [may, rows, all]);
  return { marks, isPending: may && isPending };
};
