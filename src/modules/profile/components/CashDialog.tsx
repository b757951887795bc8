import { z } from 'zod/mini';
import { currency } from '#lib/fields.ts';
import { toMinor } from '#lib/money.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { Profile } from '../contract.ts';
import { useGiveCash } from '../queries.ts';
import { personName } from '../rules.ts';

const giving = z.object({
  amount: z.number().check(
    z.minimum(-10_000_000),
    z.maximum(10_000_000),
    z.refine((amount) => amount !== 0),
  ),
  currency: z.pipe(z.string().check(z.trim(), z.toUpperCase()), currency),
});

/** Gives cash to a person, or takes it back. */
export default function CashDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const give = useGiveCash();
  return (
    <FormDialog
      title={t('cash.giveTitle', { name: personName(profile) })}
      schema={giving}
      defaultValues={{ currency: profile.salaryCurrency }}
      submitLabel={t('cash.give')}
      onSubmit={({ amount, currency: code }) =>
        give.mutateAsync({
          boatID: profile.boatID,
          userID: profile.userID,
          given: {
            _id: newId(),
            name: personName(profile),
            amount: toMinor(amount, code) ?? 0,
            currency: code,
          },
        })
      }
      onClose={onClose}
    >
      <NumberInput name="amount" label={t('cash.amount')} help={t('cash.amountHelp')} required />
      <TextInput name="currency" label={t('cash.currency')} maxLength={3} required />
    </FormDialog>
  );
}
