import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { type Job, jobFields } from '../contract.ts';
import { useSetMany } from '../useSetMany.ts';

type Field = 'department' | 'project';
type Props = { field: Field; jobs: Job[]; all: readonly Job[]; onClose: () => void };

/** Gives several jobs the same department, or the same project. */
export default function SetTextDialog({ field, jobs, all, onClose }: Props) {
  const { t } = useTranslation(['worklist', 'bulk']);
  const setMany = useSetMany();
  const name = t(`field.${field}`);
  const first = jobs[0]?.[field] ?? '';
  return (
    <FormDialog
      title={t('bulk:fieldTitle', { count: jobs.length, field: name })}
      schema={z.pick(jobFields, { department: true, project: true })}
      defaultValues={{
        department: '',
        project: '',
        [field]: jobs.every((job) => job[field] === first) ? first : '',
      }}
      submitLabel={t('bulk:save')}
      onSubmit={async (values) => {
        const value = values[field];
        await setMany(jobs, { [field]: value }, (count) =>
          t('bulk:set', { count, field: name, value: value || t('bulk:nothing') }),
        );
      }}
      onClose={onClose}
    >
      <ComboInput name={field} label={name} suggestionsFrom={all} help={t('bulk:clearHint')} wide />
    </FormDialog>
  );
}
