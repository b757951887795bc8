import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { email, flag } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { type Flag, flags } from '#modules/auth/contract.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { type Account, roleSchema, roles } from '../contract.ts';
import { useChangeEmail, useChangeRole } from '../queries.ts';
import { accountName } from '../rights.ts';
import { isOutside, mayHold, rolesFor } from '../rules.ts';
import { useUserLabels } from '../useUserLabels.ts';

type Props = { account: Account; onClose: () => void };

const emailForm = z.object({ email, confirm: z.string() });
/** The own address is changed only by whoever knows the present password. */
const ownEmailForm = (missing: string) =>
  z.object({ email, confirm: z.string().check(z.minLength(1, missing)) });
const roleForm = z.object({ role: roleSchema, takeRights: flag(false) });

/** The dialogs of an account: change e-mail, change role. */
export default function AccountDialog({ what, ...rest }: Props & { what: 'email' | 'role' }) {
  return what === 'email' ? <EmailDialog {...rest} /> : <RoleDialog {...rest} />;
}

function EmailDialog({ account, onClose }: Props) {
  const { t } = useUserLabels();
  const words = useTranslation(['accountDialog', 'account']);
  const own = useUser()._id === account._id;
  const changeEmail = useChangeEmail();
  return (
    <FormDialog
      title={t('changeEmail')}
      schema={own ? ownEmailForm(words.t('account:presentMissing')) : emailForm}
      defaultValues={{ email: account.waitingEmail || account.email, confirm: '' }}
      {...(own ? { submitLabel: words.t('sendConfirmation') } : {})}
      onSubmit={({ email, confirm }) => changeEmail.mutateAsync({ userID: account._id, email, confirm })}
      onClose={onClose}
    >
      <NeedsConnection />
      <TextInput
        name="email"
        type="email"
        label={t('field.email')}
        help={words.t(own ? 'emailOwnHelp' : 'emailHelp')}
        required
        wide
      />
      {own && <PasswordInput name="confirm" label={words.t('account:presentPassword')} required wide />}
    </FormDialog>
  );
}

function RoleDialog({ account, onClose }: Props) {
  const { t, role } = useUserLabels();
  const words = useTranslation('accountDialog');
  const me = useUser();
  const changeRole = useChangeRole();
  const { success } = roleSchema.safeParse(account.role);
  return (
    <FormDialog
      title={t('roleOf', { name: accountName(account) })}
      schema={roleForm}
      defaultValues={success ? roleForm.parse({ role: account.role }) : { takeRights: false }}
      submitLabel={t('changeRole')}
      onSubmit={({ role: newRole, takeRights }) =>
        changeRole.mutateAsync({ userID: account._id, role: newRole, takeRights })
      }
      onClose={onClose}
    >
      <NeedsConnection />
      <SelectInput
        name="role"
        label={t('field.role')}
        options={rolesFor(me.role, roles).map((value) => ({ value, label: role(value) }))}
        help={words.t('roleNote')}
        wide
      />
      <Kept account={account} />
      <dl className="wide facts-list">
        {rolesFor(me.role, roles).map((each) => (
          <div key={each} style={{ display: 'contents' }}>
            <dt>{role(each)}</dt>
            <dd className="small">{words.t(`roleHelp.${each}`)}</dd>
          </div>
        ))}
      </dl>
    </FormDialog>
  );
}

/** What the person keeps in the new role, and the offer to take it away; who goes outside keeps nothing by default. */
function Kept({ account }: { account: Account }) {
  const { right } = useUserLabels();
  const { t } = useTranslation('accountDialog');
  const { list } = useFormat();
  const { control, setValue } = useFormContext<z.input<typeof roleForm>>();
  const [role, taken] = useWatch({ control, name: ['role', 'takeRights'] });
  const changed = role !== undefined && role !== account.role;
  const outside = changed && isOutside(role);
  useEffect(() => setValue('takeRights', outside), [outside, setValue]);
  const kept = flags.filter(
    (each): each is Exclude<Flag, 'superadmin'> =>
      each !== 'superadmin' && account[each] && mayHold(role ?? account.role, each),
  );
  if (!changed || kept.length === 0) return null;
  return (
    <>
      <SwitchInput<z.input<typeof roleForm>> name="takeRights" label={t('takeRights')} wide />
      <p className="wide small">
        {t(taken ? 'loses' : 'keeps', { name: accountName(account), rights: list(kept.map(right)) })}
      </p>
    </>
  );
}
