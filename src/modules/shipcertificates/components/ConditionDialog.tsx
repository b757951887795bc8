import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { Icon } from '#ui/Icon.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { type ClassCondition, classConditionFields, classconditions } from '../contract.ts';
import {
  useCreateClassCondition,
  useRemoveClassCondition,
  useShipCertificates,
  useUpdateClassCondition,
} from '../queries.ts';

type Values = z.input<typeof classConditionFields>;
type Props = { item?: ClassCondition; certificateID?: string; onClose: () => void };

/** Enters a condition of class, changes one, or closes it with the day on which it was lifted. */
export default function ConditionDialog({ item, certificateID = '', onClose }: Props) {
  const { t } = useTranslation('shipcertificates');
  const { boatID } = useUser();
  const { data: certificates = [] } = useShipCertificates();
  const { mutateAsync: create } = useCreateClassCondition();
  const { mutateAsync: update } = useUpdateClassCondition();
  const { mutateAsync: remove } = useRemoveClassCondition();
  const ask = useAskDelete();
  const { opened, ...form } = useItemForm({
    name: 'classconditions',
    schema: classConditionFields,
    item,
    blank: { certificateID },
    newDraft: `new.${certificateID}`,
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog
      {...form}
      wide
      title={opened ? classconditions.nameOf(opened) : t('conditions.new')}
      onClose={onClose}
    >
      <TextInput<Values> name="title" label={t('field.title')} required autoFocus />
      <TextInput<Values> name="number" label={t('field.number')} />
      <PickInput<Values>
        name="certificateID"
        label={t('field.certificateID')}
        options={certificates.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <DateInput<Values> name="issued" label={t('conditions.issued')} />
      <DateInput<Values> name="due" label={t('field.due')} />
      <DateInput<Values> name="closed" label={t('field.closed')} />
      <TextInput<Values> name="closedBy" label={t('field.closedBy')} />
      <TextArea<Values> name="note" label={t('field.note')} />
      {opened && (
        <div className="wide">
          <Button
            variant="danger"
            icon={<Icon name="trash" />}
            onClick={() => {
              // Close this dialog first, because dialogs do not stack.
              onClose();
              ask({ name: classconditions.nameOf(opened), remove: () => remove(opened._id) });
            }}
          >
            {t('delete')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
