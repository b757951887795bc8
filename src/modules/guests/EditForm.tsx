import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { GuestFields } from './components/GuestFields.tsx';
import { type Guest, guestFields } from './contract.ts';
import { useCreateGuest, useUpdateGuest } from './queries.ts';
import { guestName } from './useGuestRows.ts';

/** Adds a guest and opens their page, or changes one. */
export default function EditForm({ item, onClose }: { item?: Guest | undefined; onClose: () => void }) {
  const { t } = useTranslation('guests');
  const { boatID } = useUser();
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateGuest();
  const { mutateAsync: update } = useUpdateGuest();
  const { opened, ...form } = useItemForm({
    name: 'guests',
    schema: guestFields,
    item,
    create: async (fields) => {
      const { _id: id } = await create({ ...fields, boatID });
      await navigate({ to: '/app/guestdetails/$id', params: { id } });
    },
    update,
  });
  return (
    <FormDialog {...form} wide title={opened ? guestName(opened) : t('new')} onClose={onClose}>
      <GuestFields />
    </FormDialog>
  );
}
