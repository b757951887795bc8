import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod/mini';
import { requiredText } from '#lib/fields.ts';
import { useUser } from '#modules/auth/queries.ts';
import { usePresets } from '#modules/superadmin/queries.ts';
import { useMyBoats } from '#modules/vessel/queries.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useNewItemForm } from '#ui/form/useNewItemForm.ts';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { type Account, newUser, roles } from '../contract.ts';
import { useApplyPreset, useCreateUser } from '../queries.ts';
import { borderColourOf, randomColour, rolesFor } from '../rules.ts';
import { useUserLabels } from '../useUserLabels.ts';
import { RandomColour } from './RandomColour.tsx';
import { UserNameInput } from './UserNameInput.tsx';

const schema = z.extend(
  z.pick(newUser, {
    username: true,
    email: true,
    role: true,
    jobtitle: true,
    department: true,
    mailing: true,
    ismUser: true,
    captain: true,
    language: true,
    manageBoatID: true,
    managementID: true,
  }),
  {
    // Lists, papers and signatures show the name; the specification's payload has none, so the call does not ask for it.
    firstName: requiredText(80),
    lastName: requiredText(80),
    backgroundColor: newUser.shape.backgroundColor.def.innerType,
    presetID: z.string(),
  },
);

const languages = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'zh', label: '中文' },
  { value: 'ja', label: '日本語' },
];

type Props = {
  /** Existing accounts, whose values are suggested. */
  accounts: readonly Account[];
  /** The companies for a management user; only superadmins choose one. */
  companies?: readonly { _id: string; name: string }[] | undefined;
  /** The initial boat. */
  boatID?: string;
  onClose: () => void;
};

/** Creates an account: the user gets a mail with a link to choose a password, and the rights of a preset. */
export default function NewUserDialog({ accounts, companies, boatID, onClose }: Props) {
  const { t, role } = useUserLabels();
  const me = useUser();
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateUser();
  const { mutateAsync: applyPreset } = useApplyPreset();
  const { data: presets = [] } = usePresets();
  const { data: boats = [] } = useMyBoats(me.superadmin || me.managementID !== '');
  const [colour] = useState(() => randomColour(Math.random));
  const form = useNewItemForm({
    schema,
    blank: { role: 'crew', manageBoatID: boatID ?? me.boatID, backgroundColor: colour },
    create: async ({ presetID, ...fields }) => {
      const made = await create({
        ...fields,
        borderColor: borderColourOf(fields.backgroundColor),
        manageBoatName: boats.find(({ _id }) => _id === fields.manageBoatID)?.name ?? me.boatName,
      });
      // The account exists: if its rights could not be granted, a notice says so, and its page can grant them.
      if (presetID) await applyPreset({ id: made._id, presetID }).catch(() => undefined);
      onClose();
      if (made.profileID) await navigate({ to: '/app/profiledetails/$id', params: { id: made.profileID } });
      else await navigate({ to: '/app/userdetails/$id', params: { id: made._id } });
    },
  });
  return (
    <FormDialog {...form} wide title={t('new')} submitLabel={t('create')} onClose={onClose}>
      <NeedsConnection />
      <FormSection title={t('section.person')} />
      <TextInput name="firstName" label={t('field.firstName')} autoComplete="off" autoFocus required />
      <TextInput name="lastName" label={t('field.lastName')} autoComplete="off" required />
      <TextInput
        name="email"
        type="email"
        label={t('field.email')}
        help={t('mailHelp')}
        autoComplete="off"
        required
      />
      <UserNameInput />
      <RandomColour name="backgroundColor" />
      <FormSection title={t('section.place')} />
      <SelectInput
        name="role"
        label={t('field.role')}
        options={rolesFor(me.role, roles).map((value) => ({ value, label: role(value) }))}
      />
      {boats.length > 1 && (
        <SelectInput
          name="manageBoatID"
          label={t('field.boat')}
          options={boats.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
      {companies && (
        <SelectInput
          name="managementID"
          label={t('field.company')}
          options={companies.map(({ _id, name }) => ({ value: _id, label: name }))}
          empty={t('noEntry')}
        />
      )}
      <ComboInput name="jobtitle" label={t('field.jobtitle')} suggestionsFrom={accounts} />
      <ComboInput name="department" label={t('field.department')} suggestionsFrom={accounts} />
      <FormSection title={t('section.start')} />
      <SelectInput
        name="presetID"
        label={t('field.preset')}
        options={presets.map(({ _id, name }) => ({ value: _id, label: name }))}
        empty={t('noPreset')}
      />
      <SelectInput name="language" label={t('field.language')} options={languages} />
      <SwitchInput name="mailing" label={t('field.mailing')} />
      <SwitchInput name="ismUser" label={t('field.ismUser')} />
      {answersForVessel(me) && (
        <SwitchInput name="captain" label={t('right.captain')} help={t('captainHelp')} />
      )}
    </FormDialog>
  );
}
