import type { Job } from '#modules/worklist/contract.ts';
import { CompleteMany } from './CompleteMany.tsx';
import { CompleteOne } from './CompleteOne.tsx';

type Props = { jobs: readonly Job[]; onClose: () => void };

/** Completes one job with all details, or several with shared ones. */
export default function CompleteDialog({ jobs, onClose }: Props) {
  const [job, ...others] = jobs;
  if (!job) return null;
  return others.length === 0 ? (
    <CompleteOne job={job} onClose={onClose} />
  ) : (
    <CompleteMany jobs={jobs} onClose={onClose} />
  );
}
