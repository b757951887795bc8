import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { certificateGroups, certificateNeedFields, surveySchemes, vesselUses } from '../contract.ts';
import { useCreateCertificateNeed, useRemoveCertificateNeed, useUpdateCertificateNeed } from '../queries.ts';
import { type Need, standardValues } from '../rules/needs.ts';
import { useVesselNeeds } from '../useVesselNeeds.ts';

type Values = z.input<typeof certificateNeedFields>;

/** Adds a template, or changes one; a standard one that is changed stands in place of the standard. */
export default function NeedDialog({ need, onClose }: { need?: Need; onClose: () => void }) {
  const { t } = useTranslation('shipcertificates');
  const { boatID } = useUser();
  const { nameOf } = useVesselNeeds();
  const { mutateAsync: create } = useCreateCertificateNeed();
  const { mutateAsync: update } = useUpdateCertificateNeed();
  const { mutateAsync: remove } = useRemoveCertificateNeed();
  const ask = useAskDelete();
  const standard = need?.standard ?? '';
  const { opened, ...form } = useItemForm({
    name: 'certificateneeds',
    schema: certificateNeedFields,
    item: need?.row,
    blank: need && standard ? { ...standardValues(standard), name: nameOf(need) } : {},
    newDraft: standard ? `new.${standard}` : 'new',
    // One for each standard: two devices without a link change the same.
    create: (fields) =>
      create({ ...fields, ...(standard ? { _id: `${standard}-${boatID}`.slice(0, 64) } : {}), boatID }),
    update,
  });
  return (
    <FormDialog {...form} wide title={need ? nameOf(need) : t('needs.new')} onClose={onClose}>
      <TextInput<Values> name="name" label={t('field.name')} required autoFocus />
      <SwitchInput<Values> name="required" label={t('field.required')} />
      <SelectInput<Values>
        name="group"
        label={t('field.group')}
        options={certificateGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
        required
      />
      <SelectInput<Values>
        name="scheme"
        label={t('field.scheme')}
        options={surveySchemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
        required
      />
      <NumberInput<Values> name="months" label={t('field.months')} help={t('needs.monthsHelp')} whole />
      <TextInput<Values> name="issuer" label={t('field.issuer')} />
      <FormSection title={t('needs.for')} />
      <NumberInput<Values> name="minTonnage" label={t('field.minTonnage')} />
      <NumberInput<Values> name="maxTonnage" label={t('field.maxTonnage')} />
      <NumberInput<Values> name="minLength" label={t('field.minLength')} />
      <TextInput<Values> name="flags" label={t('field.flags')} help={t('needs.commas')} />
      <TextInput<Values> name="types" label={t('field.types')} help={t('needs.commas')} />
      {vesselUses.map((use) => (
        <SwitchInput<Values> key={use} name={use} label={t(`field.${use}`)} />
      ))}
      {opened && (
        <div className="wide">
          <Button
            variant="danger"
            onClick={() => {
              // Close this dialog first, because dialogs do not stack.
              onClose();
              ask({
                ...(standard
                  ? { title: t('needs.backTitle'), action: t('needs.back') }
                  : { name: opened.name }),
                remove: () => remove(opened._id),
              });
            }}
          >
            {standard ? t('needs.back') : t('delete')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
