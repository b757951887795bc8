import type { Job } from '#modules/worklist/contract.ts';
import EditJobDialog from './components/EditJobDialog.tsx';

/** The form of a job whose change was refused. */
export default function EditForm({ item, onClose }: { item: Job; onClose: () => void }) {
  return <EditJobDialog job={item} onClose={onClose} />;
}
