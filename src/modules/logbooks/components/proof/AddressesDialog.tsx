import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useSetSealRule } from '../../queries/seals.ts';

const listOf = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map((each) => each.trim())
    .filter(Boolean);

const isAddress = (text: string) => z.email().safeParse(text).success;

const fields = z.object({
  addresses: z.string().check(z.refine((text) => listOf(text).every(isAddress) && listOf(text).length <= 10)),
});

/** To which addresses the daily seals are mailed. */
export default function AddressesDialog({
  addresses,
  onClose,
}: {
  addresses: readonly string[];
  onClose: () => void;
}) {
  const { t } = useTranslation('logproof');
  const { boatID } = useUser();
  const { mutateAsync: set } = useSetSealRule();
  return (
    <FormDialog
      title={t('setAddresses')}
      schema={fields}
      defaultValues={{ addresses: addresses.join('\n') }}
      onSubmit={(given) => set({ boatID, addresses: listOf(given.addresses) })}
      onClose={onClose}
    >
      <TextArea name="addresses" label={t('addresses')} help={t('addressesHint')} rows={4} />
    </FormDialog>
  );
}
