import { z } from 'zod/mini';
import { bare } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { type Job, jobFields } from '#modules/worklist/contract.ts';
import { usePeople } from '#modules/worklist/queries.ts';
import { useAssignJobs } from '#modules/worklist/useAssignJobs.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { personOptions } from './options.tsx';

const schema = z.object({ assignees: bare(jobFields.shape.assignees) });

type Props = { jobs: readonly Job[]; onClose: () => void };

/** Assigns one or several jobs: the chosen people replace all previous assignees. */
export default function AssignDialog({ jobs, onClose }: Props) {
  const { t } = useTranslation(['job', 'worklist']);
  const { data: people = [] } = usePeople();
  const me = useMaybeUser();
  const assign = useAssignJobs();
  const [first, ...others] = jobs;
  if (!first) return null;
  // The signed-in user first: most jobs are taken by the user themself.
  const sorted = [...people].sort((a, b) => Number(b._id === me?._id) - Number(a._id === me?._id));
  return (
    <FormDialog
      title={
        others.length === 0
          ? t('assign.one', { title: first.title })
          : t('assign.many', { count: jobs.length })
      }
      schema={schema}
      defaultValues={{
        assignees: first.assignees.filter((id) => others.every((job) => job.assignees.includes(id))),
      }}
      onSubmit={({ assignees }) => assign(jobs, assignees)}
      onClose={onClose}
      submitLabel={t('assign.action')}
    >
      <MultiPick<z.input<typeof schema>>
        name="assignees"
        label={t('worklist:field.assignees')}
        options={personOptions(sorted)}
        placeholder={t('form.findPerson')}
        {...(others.length > 0 ? { help: t('assign.help') } : {})}
        wide
      />
    </FormDialog>
  );
}
