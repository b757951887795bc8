import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useAround } from '#modules/forms/useAround.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { type Nonconformity, ncStatuses, nonconformityFields } from './contract.ts';
import { useCreateNonconformity, useUpdateNonconformity } from './queries.ts';

type Values = z.input<typeof nonconformityFields>;
const kinds = ['major', 'nonconformity', 'observation', 'nearMiss'] as const;

/** Writes up a non-conformity, or what is done about it. */
export default function EditForm({ item, onClose }: { item?: Nonconformity; onClose: () => void }) {
  const { t } = useTranslation('nonconformities');
  const { people } = useAround();
  const { opened, ...form } = useResourceForm({
    name: 'nonconformities',
    schema: nonconformityFields,
    item,
    create: useCreateNonconformity().mutateAsync,
    update: useUpdateNonconformity().mutateAsync,
  });
  return (
    <FormDialog {...form} wide title={opened?.title ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="title" label={t('field.title')} required autoFocus />
      <SelectInput<Values>
        name="kind"
        label={t('field.kind')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <TextArea<Values> name="description" label={t('field.description')} />
      <DateInput<Values> name="found" label={t('field.found')} />
      <TextArea<Values> name="cause" label={t('field.cause')} />
      <TextArea<Values> name="correctiveAction" label={t('field.correctiveAction')} />
      <SelectInput<Values>
        name="responsible"
        label={t('field.responsible')}
        empty={t('nobody')}
        options={people}
      />
      <DateInput<Values> name="due" label={t('field.due')} />
      <SelectInput<Values>
        name="status"
        label={t('field.status')}
        options={ncStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
    </FormDialog>
  );
}
