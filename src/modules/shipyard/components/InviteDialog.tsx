import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { newId } from '#lib/newId.ts';
import { useUserWords } from '#modules/users/useUserWords.ts';
import { useMayJobs } from '#modules/worklist/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { NeedsLink } from '#ui/NeedsLink.tsx';
import { invitedProfile, newInvite } from '../contract.ts';
import { useInvite } from '../queries.ts';
import { useJobOptions } from './useJobOptions.ts';

const schema = newInvite
  .pick({ email: true, userType: true, jobID: true })
  .extend(invitedProfile.omit({ userID: true }).shape);
type Values = z.input<typeof schema>;

const types = { user: 'user', contractUser: 'contract', shipyardUser: 'shipyard' } as const;
const typeNames = ['user', 'contractUser', 'shipyardUser'] as const;

/** Invites somebody by mail, with a job to look at if there is one. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shipyard');
  const words = useUserWords();
  const jobs = useJobOptions();
  const mayJobs = useMayJobs();
  const { mutateAsync: invite } = useInvite();
  const id = useRef(newId());
  return (
    <FormDialog
      open
      title={t('inviteTitle')}
      schema={schema}
      defaultValues={{ email: '', firstName: '', lastName: '', userType: 'user', jobID: '' }}
      submitLabel={t('inviteSend')}
      onSubmit={({ firstName, lastName, ...account }) =>
        invite({ account: { ...account, _id: id.current }, profile: { firstName, lastName } })
      }
      onClose={onClose}
    >
      <NeedsLink />
      <TextInput<Values>
        name="email"
        type="email"
        label={words.t('field.email')}
        help={t('inviteHelp')}
        autoComplete="off"
        required
        autoFocus
        wide
      />
      {/* Above the rest: its list opens over them. */}
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
      <TextInput<Values> name="firstName" label={words.t('field.firstName')} autoComplete="off" />
      <TextInput<Values> name="lastName" label={words.t('field.lastName')} autoComplete="off" />
      <SelectInput<Values>
        name="userType"
        label={t('field.type')}
        options={typeNames.map((value) => ({ value, label: words.role(types[value]) }))}
        wide
      />
    </FormDialog>
  );
}
