import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { day, itemRef, longText, requiredDay, text } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useDocuments } from '#modules/documents/queries.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { ShipCertificate } from '../contract.ts';
import { useRenewCertificate } from '../queries/commands.ts';
import { renewedExpiry } from '../rules/windows.ts';
import { useVesselNeeds } from '../useVesselNeeds.ts';

const fields = z.object({
  number: text(80),
  issuer: text(160),
  issued: requiredDay,
  expires: day,
  documentID: itemRef('documents'),
  note: longText(2000),
});
type Values = z.input<typeof fields>;

/** The certificate that comes in place of another. */
export default function RenewDialog({ item, onClose }: { item: ShipCertificate; onClose: () => void }) {
  const { t } = useTranslation('shipcertificates');
  const { today } = useFormat();
  const navigate = useNavigate();
  const { needs } = useVesselNeeds();
  const { data: papers = [] } = useDocuments();
  const { mutateAsync: renew } = useRenewCertificate();
  const months = needs.find(({ id }) => id === item.need)?.months ?? null;
  return (
    <FormDialog
      title={t('renew.title', { name: item.name })}
      schema={fields}
      defaultValues={{
        ...{ number: '', issuer: item.issuer, issued: today, documentID: '', note: '' },
        expires: renewedExpiry(item, today, months),
      }}
      submitLabel={t('renew.act')}
      onSubmit={async (values) => {
        const _id = newId();
        await renew({ ...values, before: item, _id });
        await navigate({ to: '/app/vesseldocs/certificate/$id', params: { id: _id } });
      }}
      onClose={onClose}
    >
      <p className="small ink2 wide">{t('renew.hint')}</p>
      <TextInput<Values> name="number" label={t('field.number')} autoFocus />
      <TextInput<Values> name="issuer" label={t('field.issuer')} />
      <DateInput<Values> name="issued" label={t('field.issued')} required />
      <DateInput<Values> name="expires" label={t('field.expires')} />
      <PickInput<Values>
        name="documentID"
        label={t('field.documentID')}
        options={papers.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <TextArea<Values> name="note" label={t('field.note')} />
    </FormDialog>
  );
}
