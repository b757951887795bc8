import { lazyDialog } from '#ui/lazyDialog.tsx';
import type { Job } from '../contract.ts';

const CreateJobDialog = lazyDialog(() => import('#modules/job/components/CreateJobDialog.tsx'));
const CompleteDialog = lazyDialog(() => import('#modules/job/components/CompleteDialog.tsx'));
const AssignDialog = lazyDialog(() => import('#modules/job/components/AssignDialog.tsx'));
const PostponeDialog = lazyDialog(() => import('#modules/job/components/PostponeDialog.tsx'));
const ContractorDialog = lazyDialog(() => import('#modules/shipyard/components/GiveToContractorDialog.tsx'));
const SetTextDialog = lazyDialog(() => import('./SetTextDialog.tsx'));

/** The open dialog, with its jobs. */
export type JobDialog =
  | { kind: 'create' }
  | { kind: 'complete' | 'assign' | 'contractor' | 'postpone' | 'department' | 'project'; jobs: Job[] };

type Props = { dialog: JobDialog; all: readonly Job[]; onClose: () => void };

/** The dialogs of the list; each loads when it is first opened. */
export default function JobDialogs({ dialog, all, onClose }: Props) {
  switch (dialog.kind) {
    case 'create':
      return <CreateJobDialog onClose={onClose} />;
    case 'complete':
      return <CompleteDialog jobs={dialog.jobs} onClose={onClose} />;
    case 'assign':
      return <AssignDialog jobs={dialog.jobs} onClose={onClose} />;
    case 'contractor':
      return <ContractorDialog jobs={dialog.jobs} onClose={onClose} />;
    case 'postpone':
      return <PostponeDialog jobs={dialog.jobs} onClose={onClose} />;
    default:
      return <SetTextDialog field={dialog.kind} jobs={dialog.jobs} all={all} onClose={onClose} />;
  }
}
