import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUserLabels } from '#modules/users/useUserLabels.ts';
import { useMayJobs } from '#modules/worklist/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useNewItemForm } from '#ui/form/useNewItemForm.ts';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { invitedProfile, newInvite } from '../contract.ts';
import { useInvite } from '../queries.ts';
import { useJobOptions } from '../useJobOptions.ts';

const schema = z.extend(
  z.pick(newInvite, { email: true, userType: true, jobID: true }),
  z.omit(invitedProfile, { userID: true }).shape,
);
type Values = z.input<typeof schema>;

const types = { user: 'user', contractUser: 'contract', shipyardUser: 'shipyard' } as const;
const typeNames = ['user', 'contractUser', 'shipyardUser'] as const;

/** Invites somebody by mail, optionally with a job to view. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shipyard');
  const labels = useUserLabels();
  const jobs = useJobOptions();
  const mayJobs = useMayJobs();
  const { mutateAsync: invite } = useInvite();
  const form = useNewItemForm({
    schema,
    create: ({ firstName, lastName, ...account }) => invite({ account, profile: { firstName, lastName } }),
  });
  return (
    <FormDialog {...form} title={t('inviteTitle')} submitLabel={t('inviteSend')} onClose={onClose}>
      <NeedsConnection />
      <TextInput<Values>
        name="email"
        type="email"
        label={labels.t('field.email')}
        help={t('inviteHelp')}
        autoComplete="off"
        required
        autoFocus
        wide
      />
      {/* Above the rest, because its list opens over them. */}
      {mayJobs && (
        <PickInput<Values>
          name="jobID"
          label={t('field.job')}
          help={t('jobHelp')}
          placeholder={t('findJob')}
          options={jobs}
          wide
        />
      )}
      <TextInput<Values> name="firstName" label={labels.t('field.firstName')} autoComplete="off" />
      <TextInput<Values> name="lastName" label={labels.t('field.lastName')} autoComplete="off" />
      <SelectInput<Values>
        name="userType"
        label={t('field.type')}
        options={typeNames.map((value) => ({ value, label: labels.role(types[value]) }))}
        wide
      />
    </FormDialog>
  );
}
