import { z } from 'zod/mini';
import { day, longText } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { documents, type Revision, type VesselDocument } from '../contract.ts';
import { useDecide } from '../queries/commands.ts';

type Props = { item: VesselDocument; revision: Revision; agreed: boolean; onClose: () => void };

const fields = z.object({ date: day, reason: longText(500) });

/** Puts a revision in force from a day, or refuses it with a reason. */
export default function DecideDialog({ item, revision, agreed, onClose }: Props) {
  const { t } = useTranslation('documents');
  const { today } = useFormat();
  const { mutateAsync: decide } = useDecide();
  const words = { name: documents.nameOf(item), no: revision.no };
  return (
    <FormDialog
      title={t(agreed ? 'decide.approveTitle' : 'decide.refuseTitle', words)}
      schema={fields}
      defaultValues={{ date: today, reason: '' }}
      submitLabel={t(agreed ? 'decide.approve' : 'decide.refuse')}
      onSubmit={(values) => decide({ id: item._id, fileID: revision.fileID, agreed, ...values })}
      onClose={onClose}
    >
      {agreed && <p className="small ink2">{t('decide.approveHelp', { count: item.holders.length })}</p>}
      {agreed && <DateInput name="date" label={t('decide.date')} />}
      <TextArea name="reason" label={t(agreed ? 'decide.remark' : 'decide.reason')} required={!agreed} />
    </FormDialog>
  );
}
