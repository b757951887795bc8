import { useMemo } from 'react';
import { useMayJobs } from '#modules/worklist/queries.ts';
import { useJobRows } from '#modules/worklist/useJobRows.ts';
import type { Equipment } from '../../contract.ts';
import { type Marks, marksOf } from './marks.ts';

/** What is to be done on each machine; undefined for who may not see jobs. */
export const useMarks = (all: readonly Equipment[]): Marks | undefined => {
  const may = useMayJobs();
  const { rows } = useJobRows();
  return useMemo(() => (may ? marksOf(rows, all) : undefined), [may, rows, all]);
};
