import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { email } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUserLabels } from '#modules/users/useUserLabels.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useNewItemForm } from '#ui/form/useNewItemForm.ts';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { newYardUser, yardProfile, yardRoles } from '../contract.ts';
import { useCreateYardUser } from '../queries.ts';

const schema = z.extend(z.pick(newYardUser, { username: true, role: true }), {
  ...z.omit(yardProfile, { userID: true }).shape,
  email,
});
type Values = z.input<typeof schema>;

/** Creates the account of a yard or contract user, and opens it. */
export default function NewYardUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shipyard');
  const labels = useUserLabels();
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateYardUser();
  const form = useNewItemForm({
    schema,
    create: async ({ _id, username, email, role, ...profile }) => {
      const made = await create({ account: { _id, username, email, role }, profile });
      onClose();
      await navigate({ to: '/app/userdetails/$id', params: { id: made._id } });
    },
  });
  return (
    <FormDialog {...form} title={t('newUser')} submitLabel={labels.t('create')} onClose={onClose}>
      <NeedsConnection />
      <FormSection title={labels.t('account')} />
      <TextInput<Values>
        name="username"
        label={labels.t('field.username')}
        help={labels.t('usernameHelp')}
        autoComplete="off"
        autoCapitalize="none"
        required
        autoFocus
      />
      <TextInput<Values>
        name="email"
        type="email"
        label={labels.t('field.email')}
        help={labels.t('mailHelp')}
        autoComplete="off"
        required
      />
      <SelectInput<Values>
        name="role"
        label={labels.t('field.role')}
        help={t('roleHelp')}
        options={yardRoles.map((value) => ({ value, label: labels.role(value) }))}
      />
      <FormSection title={labels.t('section.person')} />
      <TextInput<Values> name="firstName" label={labels.t('field.firstName')} autoComplete="off" />
      <TextInput<Values> name="lastName" label={labels.t('field.lastName')} autoComplete="off" />
      <TextInput<Values> name="jobtitle" label={labels.t('field.jobtitle')} autoComplete="off" />
      <TextInput<Values> name="phone" type="tel" label={t('field.phone')} autoComplete="off" />
    </FormDialog>
  );
}
