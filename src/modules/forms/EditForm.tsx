import type { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { type Form, formFields, formStatuses, scheduleKinds, scheduleUnits } from './contract.ts';
import { useCreateForm, useUpdateForm } from './queries.ts';
import { formCategories } from './rules/category.ts';
import { useAround } from './useAround.ts';

type Values = z.input<typeof formFields>;

/** Begins a form, or changes what it is called, what kind it is and when it is due. */
export default function EditForm({ item, onClose }: { item?: Form; onClose: () => void }) {
  const { t } = useTranslation('forms');
  const { people, machines } = useAround();
  const { opened, ...form } = useResourceForm({
    name: 'forms',
    schema: formFields,
    item,
    create: useCreateForm().mutateAsync,
    update: useUpdateForm().mutateAsync,
  });
  const targets = [
    ...people.map(({ value, label }) => ({ value, label })),
    ...[...new Set(people.map(({ label }) => label.split(', ').slice(1).join(', ')).filter(Boolean))].map(
      (title) => ({ value: title, label: t('role', { title }) }),
    ),
    ...machines,
  ];
  return (
    <FormDialog {...form} wide title={opened?.title ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="title" label={t('field.title')} required autoFocus />
      <TextInput<Values> name="code" label={t('field.code')} help={t('codeHelp')} />
      <SelectInput<Values>
        name="category"
        label={t('field.category')}
        options={formCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <SelectInput<Values>
        name="status"
        label={t('field.status')}
        options={formStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <TextArea<Values> name="description" label={t('field.description')} />
      <SwitchInput<Values> name="confidential" label={t('field.confidential')} help={t('confidentialHelp')} />
      <FormSection title={t('field.schedules')} />
      <RowList
        name="schedules"
        rowLabel={t('schedule')}
        addLabel={t('addSchedule')}
        blank={() => ({ _id: newId(), by: 'vessel', target: '', every: 1, unit: 'months' })}
      >
        {(path) => (
          <>
            <SelectInput
              name={`${path}.by`}
              label={t('scheduleBy')}
              options={scheduleKinds.map((value) => ({ value, label: t(`by.${value}`) }))}
            />
            <SelectInput
              name={`${path}.target`}
              label={t('target')}
              help={t('targetHelp')}
              empty={t('everybody')}
              options={targets}
            />
            <NumberInput name={`${path}.every`} label={t('every')} whole />
            <SelectInput
              name={`${path}.unit`}
              label={t('intervalUnit')}
              options={scheduleUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
            />
          </>
        )}
      </RowList>
    </FormDialog>
  );
}
