import { type Job, worklist } from '#modules/worklist/contract.ts';
import { numbersFrom } from '../../store/numbers.ts';
import { type Draft, insertItems, type WriteContext } from '../../store/records.ts';

/** Gives jobs the next numbers of their boat. */
export const fillNumbers = numbersFrom('job_numbers', worklist.name, 'no');

/** Inserts jobs of one boat with numbers, in the order of the drafts: for imports. */
export const insertJobs = (
  context: WriteContext,
  drafts: readonly Draft[],
  action: 'create' | 'import',
): Promise<Job[]> => insertItems<Job>(context, worklist, drafts, action, fillNumbers);
