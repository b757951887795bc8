import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useLoginPeople } from '#modules/profile/queries/people.ts';
import { personName } from '#modules/profile/rules.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { Icon } from '#ui/Icon.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { type Leave, leaveFields, leaveKinds, leaves } from './contract.ts';
import { useAskForLeave, useUpdateLeave, useWithdrawLeave } from './queries.ts';

type Values = z.input<typeof leaveFields>;
type Props = { item?: Leave; onClose: () => void };

/** Asks for leave, or changes a request; what was decided is asked again. */
export default function EditForm({ item, onClose }: Props) {
  const { t } = useTranslation('leave');
  const me = useUser();
  const manages = can(me, leaves.access.write);
  const { data: people = [] } = useLoginPeople();
  const { mutateAsync: create } = useAskForLeave();
  const { mutateAsync: update } = useUpdateLeave();
  const { mutateAsync: withdraw } = useWithdrawLeave();
  const ask = useAskDelete();
  const { opened, ...form } = useItemForm({
    name: 'leaves',
    schema: leaveFields,
    item,
    blank: { userID: me._id, kind: 'leave', travelBefore: 0, travelAfter: 0 },
    create: (fields) => create({ ...fields, boatID: me.boatID }),
    update,
  });
  return (
    <FormDialog
      {...form}
      title={opened ? t('changeLeave') : t('ask')}
      submitLabel={opened ? t('save') : t('askSubmit')}
      onClose={onClose}
    >
      {manages && !opened && (
        <SelectInput<Values>
          name="userID"
          label={t('field.userID')}
          options={people
            .filter(({ role }) => role === 'crew')
            .map((person) => ({ value: person.userID, label: personName(person) }))}
          required
        />
      )}
      <SelectInput<Values>
        name="kind"
        label={t('field.kind')}
        options={leaveKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        required
      />
      <DateInput<Values> name="from" label={t('field.from')} required />
      <DateInput<Values> name="to" label={t('field.to')} required />
      <NumberInput<Values> name="travelBefore" label={t('field.travelBefore')} whole />
      <NumberInput<Values> name="travelAfter" label={t('field.travelAfter')} help={t('travelHelp')} whole />
      <TextArea<Values> name="note" label={t('field.note')} />
      {opened && (
        <div className="wide">
          <Button
            variant="danger"
            icon={<Icon name="trash" />}
            onClick={() => {
              // Close this dialog first, because dialogs do not stack.
              onClose();
              ask({ title: t('withdrawTitle'), action: t('withdraw'), remove: () => withdraw(opened._id) });
            }}
          >
            {t('withdraw')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
