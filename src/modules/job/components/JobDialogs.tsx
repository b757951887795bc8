import { lazy, Suspense } from 'react';
import type { Job } from '#modules/worklist/contract.ts';

const Complete = lazy(() => import('./CompleteDialog.tsx'));
const Postpone = lazy(() => import('./PostponeDialog.tsx'));
const Assign = lazy(() => import('./AssignDialog.tsx'));
const Edit = lazy(() => import('./EditJobDialog.tsx'));
const Create = lazy(() => import('./CreateJobDialog.tsx'));
const Contractor = lazy(() => import('#modules/shipyard/components/GiveToContractorDialog.tsx'));

export type JobDialog = 'complete' | 'postpone' | 'assign' | 'edit' | 'duplicate' | 'contractor';

type Props = { job: Job; dialog: JobDialog | undefined; onClose: () => void };

/** The dialogs of the job page, each loaded when it is first opened. */
export function JobDialogs({ job, dialog, onClose }: Props) {
  return (
    <Suspense>
      {dialog === 'complete' && <Complete jobs={[job]} onClose={onClose} />}
      {dialog === 'postpone' && <Postpone jobs={[job]} onClose={onClose} />}
      {dialog === 'assign' && <Assign jobs={[job]} onClose={onClose} />}
      {dialog === 'edit' && <Edit job={job} open onClose={onClose} />}
      {dialog === 'duplicate' && <Create copyOf={job} open onClose={onClose} />}
      {dialog === 'contractor' && <Contractor job={job} onClose={onClose} />}
    </Suspense>
  );
}
