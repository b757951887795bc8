import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useDocuments } from '#modules/documents/queries.ts';
import { addMonths } from '#modules/worklist/rules/days.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { certificateGroups, type ShipCertificate, shipCertificateFields, surveySchemes } from './contract.ts';
import { useCreateShipCertificate, useShipCertificates, useUpdateShipCertificate } from './queries.ts';
import type { Need } from './rules/needs.ts';
import { useVesselNeeds } from './useVesselNeeds.ts';

type Values = z.input<typeof shipCertificateFields>;
type Props = { item?: ShipCertificate; need?: Need; onClose: () => void };

/** What a template fills in: everything but what is on the paper itself. */
const filled = (need: Need, name: string) => ({
  ...{ need: need.id, name, group: need.group, issuer: need.issuer, scheme: need.scheme },
});

/** The template: picking one fills in name, group and surveys. */
function NeedPick() {
  const { t } = useTranslation('shipcertificates');
  const { needs, nameOf } = useVesselNeeds();
  const { setValue } = useFormContext<Values>();
  return (
    <PickInput<Values>
      name="need"
      label={t('field.need')}
      help={t('needHelp')}
      options={needs.map((need) => ({
        ...{ value: need.id, label: nameOf(need), hint: need.applies ? '' : t('needs.notNeeded') },
      }))}
      onPick={(id) => {
        const need = needs.find((each) => each.id === id);
        if (!need) return;
        const { name, group, issuer, scheme } = filled(need, nameOf(need));
        const fields = { name, group, scheme, ...(issuer ? { issuer } : {}) };
        // The keys are those of the form.
        for (const [field, value] of Object.entries(fields))
          setValue(field as keyof Values, value, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}

/** Until when it is valid, with the day that its template gives. */
function Expiry() {
  const { t } = useTranslation('shipcertificates');
  const format = useFormat();
  const { needs } = useVesselNeeds();
  const need = useWatch<Values>({ name: 'need' });
  const issued = useWatch<Values>({ name: 'issued' });
  const months = needs.find(({ id }) => id === need)?.months;
  const valid = typeof issued === 'string' && /^\d{4}-\d\d-\d\d$/.test(issued);
  const help = months && valid ? t('expiresHelp', { day: format.day(addMonths(issued, months)) }) : '';
  return <DateInput<Values> name="expires" label={t('field.expires')} {...(help ? { help } : {})} />;
}

/** Enters a certificate of the vessel and opens its page, or changes one. */
export default function EditForm({ item, need, onClose }: Props) {
  const { t } = useTranslation('shipcertificates');
  const { nameOf } = useVesselNeeds();
  const { data: certificates = [] } = useShipCertificates();
  const { data: papers = [] } = useDocuments();
  const { opened, ...form } = useResourceForm({
    name: 'shipcertificates',
    schema: shipCertificateFields,
    item,
    ...(need ? { blank: filled(need, nameOf(need)), newDraft: `new.${need.id}` } : {}),
    create: useCreateShipCertificate().mutateAsync,
    update: useUpdateShipCertificate().mutateAsync,
  });
  return (
    <FormDialog {...form} wide title={opened?.name ?? t('new')} onClose={onClose}>
      <NeedPick />
      <TextInput<Values> name="name" label={t('field.name')} required autoFocus />
      <TextInput<Values> name="number" label={t('field.number')} />
      <ComboInput<Values> name="issuer" label={t('field.issuer')} suggestionsFrom={certificates} />
      <DateInput<Values> name="issued" label={t('field.issued')} />
      <Expiry />
      <SelectInput<Values>
        name="scheme"
        label={t('field.scheme')}
        help={t('schemeHelp')}
        options={surveySchemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
        required
      />
      <SelectInput<Values>
        name="group"
        label={t('field.group')}
        options={certificateGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
        required
      />
      <PickInput<Values>
        name="documentID"
        label={t('field.documentID')}
        options={papers.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <SwitchInput<Values> name="opensJob" label={t('field.opensJob')} />
      {opened && <SwitchInput<Values> name="withdrawn" label={t('field.withdrawn')} />}
      <TextArea<Values> name="note" label={t('field.note')} />
    </FormDialog>
  );
}
