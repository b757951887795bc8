import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { newId } from '#lib/newId.ts';
import { emailAddress } from '#modules/users/contract.ts';
import { useUserWords } from '#modules/users/useUserWords.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { NeedsLink } from '#ui/NeedsLink.tsx';
import { newYardUser, yardProfile, yardRoles } from '../contract.ts';
import { useCreateYardUser } from '../queries.ts';

const schema = newYardUser
  .pick({ username: true, role: true })
  .extend({ ...yardProfile.omit({ userID: true }).shape, email: emailAddress });
type Values = z.input<typeof schema>;

/** Makes the account of somebody who works for a yard or a contractor; it opens when it is made. */
export default function NewYardUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shipyard');
  const words = useUserWords();
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateYardUser();
  // The same until the dialog closes: saving again after a lost answer is the same create.
  const id = useRef(newId());
  return (
    <FormDialog
      open
      title={t('newUser')}
      schema={schema}
      defaultValues={{
        username: '',
        email: '',
        role: 'shipyard',
        firstName: '',
        lastName: '',
        jobtitle: '',
        phone: '',
      }}
      submitLabel={words.t('create')}
      onSubmit={async ({ username, email, role, ...profile }) => {
        const made = await create({ account: { _id: id.current, username, email, role }, profile });
        onClose();
        await navigate({ to: '/app/userdetails/$id', params: { id: made._id } });
      }}
      onClose={onClose}
    >
      <NeedsLink />
      <FormSection title={words.t('account')} />
      <TextInput<Values>
        name="username"
        label={words.t('field.username')}
        help={words.t('usernameHelp')}
        autoComplete="off"
        autoCapitalize="none"
        required
        autoFocus
      />
      <TextInput<Values>
        name="email"
        type="email"
        label={words.t('field.email')}
        help={words.t('mailHelp')}
        autoComplete="off"
        required
      />
      <SelectInput<Values>
        name="role"
        label={words.t('field.role')}
        help={t('roleHelp')}
        options={yardRoles.map((value) => ({ value, label: words.role(value) }))}
      />
      <FormSection title={words.t('section.person')} />
      <TextInput<Values> name="firstName" label={words.t('field.firstName')} autoComplete="off" />
      <TextInput<Values> name="lastName" label={words.t('field.lastName')} autoComplete="off" />
      <TextInput<Values> name="jobtitle" label={words.t('field.jobtitle')} autoComplete="off" />
      <TextInput<Values> name="phone" type="tel" label={t('field.phone')} autoComplete="off" />
    </FormDialog>
  );
}
