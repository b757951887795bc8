import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { currency, money } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { useOrderRules, useSetOrderRules } from '../../queries.ts';
import { currencyInput } from '../currencyInput.ts';

const fields = z.object({
  currency: currencyInput(currency),
  crewLimit: money('currency'),
  captainLimit: money('currency'),
});

/** From which total on an order needs approval, and by whom. */
export default function LimitsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { boatID } = useUser();
  const query = useOrderRules();
  const { mutateAsync: set } = useSetOrderRules();
  if (!query.data)
    return (
      <Dialog open title={t('limits.title')} onClose={onClose}>
        <Loaded query={query} failed={t('loadFailed')}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  const { boatID: _, ...rules } = query.data;
  return (
    <FormDialog
      title={t('limits.title')}
      schema={fields}
      defaultValues={rules}
      onSubmit={(given) => set({ ...given, boatID })}
      onClose={onClose}
    >
      <TextInput
        name="currency"
        label={t('limits.currency')}
        help={t('limits.help')}
        maxLength={3}
        required
        wide
      />
      <Limits />
    </FormDialog>
  );
}

function Limits() {
  const { t } = useTranslation('orders');
  const code = String(useWatch({ name: 'currency' }) ?? '');
  return (
    <>
      <NumberInput name="crewLimit" label={t('limits.crew')} help={t('limits.crewHelp')} currency={code} />
      <NumberInput
        name="captainLimit"
        label={t('limits.captain')}
        help={t('limits.captainHelp')}
        currency={code}
      />
    </>
  );
}
