import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFreeWord } from '#modules/management/components/FreeChip.tsx';
import { useCompanies } from '#modules/management/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useNewItemForm } from '#ui/form/useNewItemForm.ts';
import { timeZoneOptions } from '#ui/format/timeZones.ts';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { boatForm, freeStatuses } from '../contract.ts';
import { useCreateBoat } from '../queries.ts';

/** Adds a boat, alone or to a company. */
export default function NewBoatDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('superadmin');
  const navigate = useNavigate();
  const freeWord = useFreeWord();
  const { data: companies = [] } = useCompanies();
  const { mutateAsync: create } = useCreateBoat();
  const form = useNewItemForm({
    schema: boatForm,
    create: async (fields) => {
      const { _id: id } = await create(fields);
      await navigate({ to: '/app/superadmin/$id', params: { id } });
    },
  });
  return (
    <FormDialog {...form} wide title={t('new')} onClose={onClose}>
      <NeedsConnection />
      <TextInput name="name" label={t('field.name')} required autoFocus />
      <TextInput name="type" label={t('field.type')} />
      <TextInput name="imo" label={t('field.imo')} inputMode="numeric" />
      <TextInput name="flag" label={t('field.flag')} />
      <PickInput name="timeZone" label={t('field.timeZone')} options={timeZoneOptions} required />
      <SelectInput
        name="free"
        label={t('field.free')}
        options={freeStatuses.map((free) => ({ value: free, label: freeWord(free) }))}
      />
      <SelectInput
        name="managementID"
        label={t('field.company')}
        options={companies.map(({ _id, name }) => ({ value: _id, label: name }))}
        empty={t('company')}
      />
    </FormDialog>
  );
}
