import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useLoginPeople } from '#modules/profile/queries/people.ts';
import { personName } from '#modules/profile/rules.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { Icon } from '#ui/Icon.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { exceptionFields, type RestExceptionItem } from './contract.ts';
import { useCreateException, useRemoveException, useUpdateException } from './queries.ts';
import { exceptionKinds } from './rules/exceptions.ts';

type Values = z.input<typeof exceptionFields>;
type Props = { item?: RestExceptionItem; onClose: () => void };

/** Enters an exception into the ledger, or changes one. */
export default function EditForm({ item, onClose }: Props) {
  const { t } = useTranslation('hoursofrest');
  const { boatID } = useUser();
  const { data: people = [] } = useLoginPeople();
  const { mutateAsync: create } = useCreateException();
  const { mutateAsync: update } = useUpdateException();
  const { mutateAsync: remove } = useRemoveException();
  const ask = useAskDelete();
  const { opened, ...form } = useItemForm({
    name: 'hours',
    schema: exceptionFields,
    item,
    blank: { kind: 'X1' },
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog {...form} title={opened ? t(`kind.${opened.kind}`) : t('newException')} onClose={onClose}>
      <SelectInput<Values>
        name="kind"
        label={t('field.kind')}
        options={exceptionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        required
      />
      <SelectInput<Values>
        name="userID"
        label={t('field.userID')}
        empty={t('everybody')}
        options={people
          .filter(({ role }) => role === 'crew')
          .map((person) => ({ value: person.userID, label: personName(person) }))}
      />
      <DateInput<Values> name="from" label={t('field.from')} required />
      <DateInput<Values> name="to" label={t('field.to')} required />
      <TextArea<Values> name="reason" label={t('field.reason')} help={t('reasonHelp')} />
      {opened && (
        <div className="wide">
          <Button
            variant="danger"
            icon={<Icon name="trash" />}
            onClick={() => {
              // Close this dialog first, because dialogs do not stack.
              onClose();
              ask({ name: t(`kind.${opened.kind}`), remove: () => remove(opened._id) });
            }}
          >
            {t('deleteException')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
