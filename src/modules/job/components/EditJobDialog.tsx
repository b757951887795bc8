import { type Job, jobFields } from '#modules/worklist/contract.ts';
import { useUpdateJob } from '#modules/worklist/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { JobForm } from './JobForm.tsx';

/** Edits all fields of a job; sends only the changed ones. */
export default function EditJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { mutateAsync: update } = useUpdateJob();
  const { opened, ...form } = useItemForm({ name: 'job', schema: jobFields, item: job, update });
  return (
    <FormDialog {...form} title={opened.title} onClose={onClose} wide>
      <JobForm status={job.status} />
    </FormDialog>
  );
}
