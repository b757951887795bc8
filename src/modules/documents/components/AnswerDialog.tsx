import { z } from 'zod/mini';
import { longText } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { ChangeRequest, VesselDocument } from '../contract.ts';
import { useAnswerChange } from '../queries/commands.ts';

type Props = { item: VesselDocument; request: ChangeRequest; agreed: boolean; onClose: () => void };

const fields = z.object({ reason: longText(1000) });

/** Agrees to a change that was asked for, or refuses it with a reason. */
export default function AnswerDialog({ item, request, agreed, onClose }: Props) {
  const { t } = useTranslation('documents');
  const { mutateAsync: answer } = useAnswerChange();
  return (
    <FormDialog
      title={t(agreed ? 'requests.agreeTitle' : 'requests.refuseTitle')}
      schema={fields}
      defaultValues={{ reason: '' }}
      submitLabel={t(agreed ? 'requests.agree' : 'requests.refuse')}
      onSubmit={(values) => answer({ id: item._id, request: request._id, agreed, ...values })}
      onClose={onClose}
    >
      <p>{request.text}</p>
      <TextArea name="reason" label={t(agreed ? 'decide.remark' : 'decide.reason')} required={!agreed} />
    </FormDialog>
  );
}
