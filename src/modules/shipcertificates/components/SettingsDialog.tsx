import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { certificateSettingFields, vesselUses } from '../contract.ts';
import {
  useCertificateSettings,
  useCreateCertificateSettings,
  useUpdateCertificateSettings,
} from '../queries.ts';

type Values = z.input<typeof certificateSettingFields>;

/** How the vessel is used, and who classes it: with its particulars this says what it needs. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shipcertificates');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateCertificateSettings();
  const { mutateAsync: update } = useUpdateCertificateSettings();
  const form = useItemForm({
    name: 'certificatesettings',
    schema: certificateSettingFields,
    item: useCertificateSettings(),
    blank: { use: 'commercial' },
    // One a boat: two devices without a link begin the same.
    create: (fields) => create({ ...fields, _id: `certificates-${boatID}`.slice(0, 64), boatID }),
    update,
  });
  return (
    <FormDialog {...form} title={t('settings.title')} onClose={onClose}>
      <SelectInput<Values>
        name="use"
        label={t('field.use')}
        options={vesselUses.map((value) => ({ value, label: t(`use.${value}`) }))}
        required
      />
      <TextInput<Values> name="society" label={t('field.society')} placeholder="RINA" />
    </FormDialog>
  );
}
