import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { mayApprove } from '#modules/folders/rules.ts';
import { useFolderTree } from '#modules/folders/useFolderTree.ts';
import { usePeople } from '#modules/worklist/queries.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { documentWritable, type VesselDocument } from './contract.ts';
import { useCreateDocument, useUpdateDocument } from './queries.ts';

type Values = z.input<typeof documentWritable>;
type Props = { item?: VesselDocument; inside?: string; onClose: () => void };

/** Changes what is known of a document, or adds one whose file comes later. */
export default function EditForm({ item, inside = '', onClose }: Props) {
  const { t } = useTranslation('documents');
  const user = useUser();
  const { options } = useFolderTree();
  const { data: people = [] } = usePeople();
  const { opened, ...form } = useResourceForm({
    name: 'documents',
    schema: documentWritable,
    item,
    blank: { mainfolderID: inside },
    create: useCreateDocument().mutateAsync,
    update: useUpdateDocument().mutateAsync,
  });
  const persons = people.map(({ _id, name, jobtitle }) => ({ value: _id, label: name, hint: jobtitle }));
  return (
    <FormDialog {...form} wide title={opened?.name ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="name" label={t('field.name')} required autoFocus />
      <PickInput<Values>
        name="mainfolderID"
        label={t('field.mainfolderID')}
        options={options}
        placeholder={t('top')}
      />
      <DateInput<Values> name="date" label={t('field.date')} />
      <DateInput<Values> name="expDate" label={t('field.expDate')} help={t('expDateHelp')} />
      <PickInput<Values> name="signedID" label={t('field.signedID')} options={persons} />
      <TextInput<Values> name="subform" label={t('field.subform')} help={t('subformHelp')} />
      <SwitchInput<Values> name="primary" label={t('field.primary')} />
      <FormSection title={t('controlled')} />
      <TextInput<Values> name="number" label={t('field.number')} help={t('numberHelp')} />
      <MultiPick<Values>
        name="holders"
        label={t('field.holders')}
        help={t('holdersHelp')}
        options={persons}
      />
      {(mayApprove(user) || opened?.number === '') && (
        <SwitchInput<Values> name="withdrawn" label={t('field.withdrawn')} />
      )}
      <TextArea<Values> name="note" label={t('field.note')} />
    </FormDialog>
  );
}
