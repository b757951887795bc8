import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { orderFields, orderKinds, type WatchOrders } from '../contract.ts';
import { useCreateOrders, useRemoveOrders, useUpdateOrders } from '../queries.ts';

type Values = z.input<typeof orderFields>;

/** Writes standing or night orders. */
export default function OrdersDialog({ item, onClose }: { item?: WatchOrders; onClose: () => void }) {
  const { t } = useTranslation('watchkeeping');
  const { boatID } = useUser();
  const { today } = useFormat();
  const { mutateAsync: create } = useCreateOrders();
  const { mutateAsync: update } = useUpdateOrders();
  const { mutateAsync: remove } = useRemoveOrders();
  const ask = useAskDelete();
  const { opened, ...form } = useItemForm({
    name: 'watchorders',
    schema: orderFields,
    item,
    blank: { kind: 'night', from: today, until: today },
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog {...form} wide title={opened ? t('changeOrders') : t('newOrders')} onClose={onClose}>
      <SelectInput<Values>
        name="kind"
        label={t('field.kind')}
        options={orderKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        required
      />
      <TextInput<Values> name="title" label={t('field.title')} required />
      <DateInput<Values> name="from" label={t('field.from')} required />
      <DateInput<Values> name="until" label={t('field.until')} help={t('untilHelp')} />
      <TextArea<Values>
        name="text"
        label={t('field.text')}
        help={opened && t('textHelp')}
        rows={8}
        required
      />
      {opened && (
        <div className="wide">
          <Button
            variant="danger"
            icon={<Icon name="trash" />}
            onClick={() => {
              // Close this dialog first, because dialogs do not stack.
              onClose();
              ask({ name: opened.title, remove: () => remove(opened._id) });
            }}
          >
            {t('delete')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
