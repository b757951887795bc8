import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { type Stocktake, stocktakeFields } from './contract.ts';
import { useCreateStocktake, useUpdateStocktake } from './queries.ts';

type Values = z.input<typeof stocktakeFields>;

/** Changes what a stocktake is of. */
export default function EditForm({ item, onClose }: { item?: Stocktake; onClose: () => void }) {
  const { t } = useTranslation('stocktake');
  const { options } = usePlaces();
  const { opened, ...form } = useResourceForm({
    name: 'stocktake',
    schema: stocktakeFields,
    item,
    create: useCreateStocktake().mutateAsync,
    update: useUpdateStocktake().mutateAsync,
  });
  return (
    <FormDialog {...form} title={opened?.title ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="title" label={t('field.title')} required autoFocus />
      <SelectInput<Values>
        name="locationID"
        label={t('field.locationID')}
        empty={t('wholeVessel')}
        options={options}
      />
      <SwitchInput<Values> name="inner" label={t('field.inner')} />
      <TextInput<Values> name="category" label={t('field.category')} />
      <SwitchInput<Values> name="blind" label={t('field.blind')} />
      <TextArea<Values> name="note" label={t('field.note')} />
    </FormDialog>
  );
}
