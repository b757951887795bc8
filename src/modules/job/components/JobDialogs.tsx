import type { Job } from '#modules/worklist/contract.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';

const Complete = lazyDialog(() => import('./CompleteDialog.tsx'));
const Postpone = lazyDialog(() => import('./PostponeDialog.tsx'));
const Assign = lazyDialog(() => import('./AssignDialog.tsx'));
const Edit = lazyDialog(() => import('./EditJobDialog.tsx'));
const Create = lazyDialog(() => import('./CreateJobDialog.tsx'));
const Contractor = lazyDialog(() => import('#modules/shipyard/components/GiveToContractorDialog.tsx'));

export type JobDialog = 'complete' | 'postpone' | 'assign' | 'edit' | 'duplicate' | 'contractor';

type Props = { job: Job; dialog: JobDialog | undefined; onClose: () => void };

/** The dialogs of the job page, each loaded when it is first opened. */
export function JobDialogs({ job, dialog, onClose }: Props) {
  return (
    <>
      {dialog === 'complete' && <Complete jobs={[job]} onClose={onClose} />}
      {dialog === 'postpone' && <Postpone jobs={[job]} onClose={onClose} />}
      {dialog === 'assign' && <Assign jobs={[job]} onClose={onClose} />}
      {dialog === 'edit' && <Edit job={job} onClose={onClose} />}
      {dialog === 'duplicate' && <Create copyOf={job} onClose={onClose} />}
      {dialog === 'contractor' && <Contractor jobs={[job]} onClose={onClose} />}
    </>
  );
}
