import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '#lib/newId.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useOpened } from '#ui/form/useOpened.ts';
import { type Guest, guestFields } from '../contract.ts';
import { useCreateGuest, useUpdateGuest } from '../queries.ts';
import { guestName } from '../useGuestRows.ts';
import { GuestFields } from './GuestFields.tsx';

/** The contract's defaults; a given name is the one thing that must be there. */
const blank = { ...guestFields.parse({ firstName: '-' }), firstName: '' };

/** Adds a guest and opens their page, or changes one. */
export default function GuestDialog({ guest, onClose }: { guest?: Guest | undefined; onClose: () => void }) {
  return guest ? <Change guest={guest} onClose={onClose} /> : <Add onClose={onClose} />;
}

function Add({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('guests');
  const { boatID } = useUser();
  const create = useCreateGuest();
  const navigate = useNavigate();
  // The same until the form closes: saving again after a lost answer is the same create.
  const id = useRef(newId());
  return (
    <FormDialog
      open
      wide
      title={t('new')}
      schema={guestFields}
      defaultValues={blank}
      draftKey="guests.new"
      onSubmit={async (fields) => {
        const item = await create.mutateAsync({ ...fields, _id: id.current, boatID });
        await navigate({ to: '/app/guestdetails/$id', params: { id: item._id } });
      }}
      onClose={onClose}
    >
      <GuestFields />
    </FormDialog>
  );
}

function Change({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const update = useUpdateGuest();
  const { opened, rev, learn } = useOpened(true, guest);
  return (
    <FormDialog
      open
      wide
      title={guestName(opened)}
      schema={guestFields}
      defaultValues={guestFields.parse(opened)}
      draftKey={`guests.edit.${guest._id}`}
      onSubmit={(fields) => {
        const old: Record<string, unknown> = opened;
        const changed = Object.fromEntries(
          Object.entries(fields).filter(([key, value]) => old[key] !== value),
        );
        return Object.keys(changed).length > 0
          ? update.mutateAsync({ _id: guest._id, ...changed, rev }).catch(learn)
          : undefined;
      }}
      onClose={onClose}
    >
      <GuestFields />
    </FormDialog>
  );
}
