import { useTranslation } from '#lib/useTranslation.ts';
import { type JobFields, severities } from '#modules/worklist/contract.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';

/** The fields of a defect: when it was found, how serious it is, the temporary repair, and who was informed. */
export function JobFormDefect() {
  const { t } = useTranslation(['job', 'worklist']);
  return (
    <>
      <FormSection title={t('form.defect')} />
      <DateInput<JobFields> name="foundDate" label={t('worklist:field.foundDate')} max={useFormat().today} />
      <SelectInput<JobFields>
        name="severity"
        label={t('worklist:field.severity')}
        empty={t('worklist:severity.none')}
        options={severities.flatMap((value) =>
          value === '' ? [] : [{ value, label: t(`worklist:severity.${value}`) }],
        )}
      />
      <TextArea<JobFields> name="temporaryFix" label={t('worklist:field.temporaryFix')} rows={2} />
      <SwitchInput<JobFields> name="classNotified" label={t('worklist:field.classNotified')} />
      <SwitchInput<JobFields> name="flagNotified" label={t('worklist:field.flagNotified')} />
      <FormSection title={t('form.work')} />
    </>
  );
}
