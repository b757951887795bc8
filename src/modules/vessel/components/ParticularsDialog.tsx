import { z } from 'zod/mini';
import { valuesOf } from '#lib/formValues.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { timeZoneOptions } from '#ui/format/timeZones.ts';
import { type Particulars, type ParticularsForm, particularsForm } from '../contract.ts';
import { useChangeParticulars } from '../queries.ts';
import { isImoNumber } from '../rules.ts';

const figure = (schema: z.ZodMiniNumber<number>) =>
  z.pipe(
    z.pipe(
      z.nullable(schema),
      z.transform((value: number | null) => value ?? 0),
    ),
    schema,
  );
const { grossTonnage, length, year } = particularsForm.shape;

const formOf = (words: { imo: string; mmsi: string }) =>
  z.extend(particularsForm, {
    // Small vessels have neither.
    imo: z.string().check(
      z.trim(),
      z.refine((number) => number === '' || isImoNumber(number), words.imo),
    ),
    mmsi: z.string().check(
      z.trim(),
      z.refine((number) => number === '' || /^\d{9}$/.test(number), words.mmsi),
    ),
    grossTonnage: figure(grossTonnage),
    length: figure(length),
    year: figure(year),
  });

const orNone = (figure: number) => (figure === 0 ? null : figure);

/** Changes the particulars; sends only the changed fields, with their previous values. */
export default function ParticularsDialog({ boat, onClose }: { boat: Particulars; onClose: () => void }) {
  const { t } = useTranslation('vessel');
  const { mutateAsync: change } = useChangeParticulars();
  const { opened, ...form } = useItemForm({
    name: 'vessel',
    schema: formOf({ imo: t('wrongImo'), mmsi: t('wrongMmsi') }),
    // Particulars have no revision: the server compares with the previous values.
    item: { ...boat, rev: 0 },
    toForm: (item) => ({
      ...valuesOf(particularsForm, item),
      grossTonnage: orNone(item.grossTonnage),
      length: orNone(item.length),
      year: orNone(item.year),
    }),
    updateFrom: (base, { _id, rev: _rev, ...fields }) => {
      const based: Partial<ParticularsForm> = Object.fromEntries(
        Object.keys(fields).map((key) => [key, Reflect.get(base, key)]),
      );
      return change({ boatID: _id, fields, based });
    },
  });
  return (
    <FormDialog {...form} wide title={t('editTitle', { boat: opened.name })} onClose={onClose}>
      <FormSection title={t('group.identity')} />
      <TextInput name="name" label={t('field.name')} required />
      <TextInput name="type" label={t('field.type')} help={t('help.type')} maxLength={20} />
      <TextInput name="imo" label={t('field.imo')} help={t('help.imo')} inputMode="numeric" />
      <TextInput name="mmsi" label={t('field.mmsi')} help={t('help.mmsi')} inputMode="numeric" />
      <TextInput name="callSign" label={t('field.callSign')} autoCapitalize="characters" />
      <FormSection title={t('group.registry')} />
      <TextInput name="flag" label={t('field.flag')} />
      <TextInput name="portOfRegistry" label={t('field.portOfRegistry')} />
      <FormSection title={t('group.build')} />
      <NumberInput name="grossTonnage" label={t('field.grossTonnage')} unit={t('gt')} />
      <NumberInput name="length" label={t('field.length')} unit={t('metres')} />
      <TextInput name="builder" label={t('field.builder')} />
      <NumberInput name="year" label={t('field.year')} whole />
      <FormSection title={t('group.now')} />
      <TextInput name="place" label={t('field.place')} />
      <PickInput
        name="timeZone"
        label={t('field.timeZone')}
        options={timeZoneOptions}
        help={t('help.timeZone')}
        required
      />
    </FormDialog>
  );
}
