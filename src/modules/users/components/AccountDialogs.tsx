import { z } from 'zod';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { NeedsLink } from '#ui/NeedsLink.tsx';
import { type Account, emailAddress, roleSchema, roles } from '../contract.ts';
import { useChangeEmail, useChangeRole } from '../queries.ts';
import { nameOf } from '../rights.ts';
import { rolesFor } from '../rules.ts';
import { useUserWords } from '../useUserWords.ts';

type Props = { account: Account; dialog: 'email' | 'role' | undefined; onClose: () => void };

const emailForm = z.object({ email: emailAddress });
const roleForm = z.object({ role: roleSchema });

/** The dialogs of an account: another address, another role. */
export default function AccountDialogs({ account, dialog, onClose }: Props) {
  const { t, role } = useUserWords();
  const me = useUser();
  const changeEmail = useChangeEmail();
  const changeRole = useChangeRole();
  const { success } = roleSchema.safeParse(account.role);
  return (
    <>
      <FormDialog
        open={dialog === 'email'}
        title={t('changeEmail')}
        schema={emailForm}
        defaultValues={{ email: account.email }}
        onSubmit={({ email }) => changeEmail.mutateAsync({ userID: account._id, email })}
        onClose={onClose}
      >
        <NeedsLink />
        <TextInput name="email" type="email" label={t('field.email')} help={t('emailHelp')} required wide />
      </FormDialog>
      <FormDialog
        open={dialog === 'role'}
        title={t('roleOf', { name: nameOf(account) })}
        schema={roleForm}
        defaultValues={success ? roleForm.parse({ role: account.role }) : {}}
        submitLabel={t('changeRole')}
        onSubmit={({ role: wanted }) => changeRole.mutateAsync({ userID: account._id, role: wanted })}
        onClose={onClose}
      >
        <NeedsLink />
        <SelectInput
          name="role"
          label={t('field.role')}
          options={rolesFor(me.role, roles).map((value) => ({ value, label: role(value) }))}
          help={t('roleNote')}
          wide
        />
        <dl className="wide facts-list">
          {rolesFor(me.role, roles).map((each) => (
            <div key={each} style={{ display: 'contents' }}>
              <dt>{role(each)}</dt>
              <dd className="small">{t(`roleHelp.${each}`)}</dd>
            </div>
          ))}
        </dl>
      </FormDialog>
    </>
  );
}
