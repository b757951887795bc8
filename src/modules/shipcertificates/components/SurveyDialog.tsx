import { z } from 'zod/mini';
import { choice, longText, requiredDay, text } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { type ShipCertificate, surveyKinds } from '../contract.ts';
import { useRecordSurvey } from '../queries/commands.ts';
import type { SurveyWindow } from '../rules/windows.ts';
import { useCertificateLabels } from '../useCertificateLabels.ts';

const fields = z.object({
  at: requiredDay,
  kind: choice(surveyKinds),
  surveyor: text(160),
  note: longText(1000),
});
type Values = z.input<typeof fields>;
type Props = { item: ShipCertificate; window?: SurveyWindow; onClose: () => void };

/** Records a survey that was held, in a window or outside any. */
export default function SurveyDialog({ item, window, onClose }: Props) {
  const { t } = useTranslation('shipcertificates');
  const { today } = useFormat();
  const { rangeOf } = useCertificateLabels();
  const { mutateAsync: record } = useRecordSurvey();
  return (
    <FormDialog
      title={t('survey.title', { name: item.name })}
      schema={fields}
      defaultValues={{ at: today, kind: window?.kind ?? 'additional', surveyor: '', note: '' }}
      submitLabel={t('survey.record')}
      onSubmit={async (held) => {
        await record({ ...held, id: item._id, _id: newId(), window: window?.id ?? '' });
      }}
      onClose={onClose}
    >
      {window && <p className="small ink2 wide">{rangeOf(window)}</p>}
      <DateInput<Values> name="at" label={t('survey.at')} required />
      <SelectInput<Values>
        name="kind"
        label={t('survey.kind')}
        options={surveyKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        required
      />
      <TextInput<Values> name="surveyor" label={t('survey.surveyor')} />
      <TextArea<Values> name="note" label={t('field.note')} />
    </FormDialog>
  );
}
