import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '#lib/apiError.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { type Particulars, type ParticularsForm, particularsForm, particularsSchema } from '../contract.ts';
import { useChangeParticulars } from '../queries.ts';
import { isImoNumber } from '../rules.ts';

const figure = (schema: z.ZodNumber) =>
  schema
    .nullable()
    .transform((value) => value ?? 0)
    .pipe(schema);
const { grossTonnage, length, year } = particularsForm.shape;

const formOf = (words: { imo: string; mmsi: string }) =>
  particularsForm.extend({
    // Small vessels have neither.
    imo: z
      .string()
      .trim()
      .refine((number) => number === '' || isImoNumber(number), words.imo),
    mmsi: z
      .string()
      .trim()
      .refine((number) => number === '' || /^\d{9}$/.test(number), words.mmsi),
    grossTonnage: figure(grossTonnage),
    length: figure(length),
    year: figure(year),
  });

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}));

const orNone = (figure: number) => (figure === 0 ? null : figure);

/** Changes the particulars; only what was changed is sent, with what stood there before. */
export default function ParticularsDialog({ boat, onClose }: { boat: Particulars; onClose: () => void }) {
  const { t } = useTranslation('vessel');
  const change = useChangeParticulars();
  // As it was when the form was opened; what others change meanwhile is neither taken for ours nor written over.
  const [opened] = useState(boat);
  const [seen, setSeen] = useState(boat);
  const learn = (error: unknown): never => {
    if (error instanceof ApiError && error.status === 409) {
      const stands = particularsSchema.safeParse(error.current);
      if (stands.success) setSeen(stands.data);
    }
    throw error;
  };
  return (
    <FormDialog
      open
      wide
      title={t('editTitle', { boat: opened.name })}
      schema={formOf({ imo: t('wrongImo'), mmsi: t('wrongMmsi') })}
      defaultValues={{
        ...particularsForm.parse(opened),
        grossTonnage: orNone(opened.grossTonnage),
        length: orNone(opened.length),
        year: orNone(opened.year),
      }}
      draftKey={`vessel.edit.${opened._id}`}
      onSubmit={(fields) => {
        const before = new Map<string, unknown>(Object.entries(opened));
        const now = new Map<string, unknown>(Object.entries(seen));
        const changed = Object.entries(fields).filter(([key, value]) => before.get(key) !== value);
        if (changed.length === 0) return undefined;
        const sent: Partial<ParticularsForm> = Object.fromEntries(changed);
        const based: Partial<ParticularsForm> = Object.fromEntries(
          changed.map(([key]) => [key, now.get(key)]),
        );
        return change.mutateAsync({ boatID: opened._id, fields: sent, based }).catch(learn);
      }}
      onClose={onClose}
    >
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
        options={zones}
        help={t('help.timeZone')}
        required
      />
    </FormDialog>
  );
}
