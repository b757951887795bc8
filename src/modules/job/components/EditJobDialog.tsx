import { sameValue } from '#lib/sameValue.ts';
import { type Job, jobFields } from '#modules/worklist/contract.ts';
import { useUpdateJob } from '#modules/worklist/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useOpened } from '#ui/form/useOpened.ts';
import { JobForm } from './JobForm.tsx';

type Props = { job: Job; open: boolean; onClose: () => void };

/** Edits all fields of a job; only what was changed is sent. */
export default function EditJobDialog({ job, open, onClose }: Props) {
  const { opened, rev, learn } = useOpened(open, job);
  const { mutateAsync: update } = useUpdateJob();
  return (
    <FormDialog
      open={open}
      title={opened.title}
      schema={jobFields}
      defaultValues={jobFields.parse(opened)}
      draftKey={`job.edit.${job._id}`}
      onSubmit={(fields) => {
        const old: Record<string, unknown> = opened;
        const changed = Object.fromEntries(
          Object.entries(fields).filter(([key, value]) => !sameValue(old[key], value)),
        );
        return Object.keys(changed).length > 0
          ? update({ _id: job._id, ...changed, rev }).catch(learn)
          : undefined;
      }}
      onClose={onClose}
      wide
    >
      <JobForm status={job.status} />
    </FormDialog>
  );
}
