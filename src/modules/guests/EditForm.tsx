import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { GuestFields } from './components/GuestFields.tsx';
import { type Guest, guestFields } from './contract.ts';
import { useCreateGuest, useUpdateGuest } from './queries.ts';
import { guestName } from './useGuestRows.ts';

/** Adds a guest and opens their page, or changes one. */
export default function EditForm({ item, onClose }: { item?: Guest | undefined; onClose: () => void }) {
  const { t } = useTranslation('guests');
  const { opened, ...form } = useResourceForm({
    name: 'guests',
    schema: guestFields,
    item,
    create: useCreateGuest().mutateAsync,
    update: useUpdateGuest().mutateAsync,
  });
  return (
    <FormDialog {...form} wide title={opened ? guestName(opened) : t('new')} onClose={onClose}>
      <GuestFields />
    </FormDialog>
  );
}
