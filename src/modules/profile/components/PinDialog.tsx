import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { pinCode } from '../contract.ts';
import { useSetPin } from '../queries.ts';

/** Asks twice for a PIN of four to eight digits, and for the password, because the PIN signs. */
export default function PinDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const set = useSetPin();
  const schema = z.object({ masterPinCode: z.string(), again: z.string(), confirm: z.string() }).check(
    z.refine(({ masterPinCode }) => pinCode.safeParse(masterPinCode).success, {
      path: ['masterPinCode'],
      message: t('pin.digits'),
    }),
    z.refine(({ confirm }) => confirm !== '', { path: ['confirm'], message: t('pin.passwordMissing') }),
    z.refine(({ masterPinCode, again }) => masterPinCode === again, {
      path: ['again'],
      message: t('pin.differ'),
    }),
  );
  return (
    <FormDialog
      title={t('pin.set')}
      schema={schema}
      defaultValues={{ masterPinCode: '', again: '', confirm: '' }}
      submitLabel={t('pin.set')}
      onSubmit={({ masterPinCode, confirm }) => set.mutateAsync({ id, code: masterPinCode, confirm })}
      onClose={onClose}
    >
      <PasswordInput
        name="masterPinCode"
        label={t('pin.new')}
        help={t('pin.digits')}
        autoComplete="new-password"
        required
      />
      <PasswordInput name="again" label={t('pin.again')} autoComplete="new-password" required />
      <PasswordInput name="confirm" label={t('pin.password')} autoComplete="current-password" required />
    </FormDialog>
  );
}
