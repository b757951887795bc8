import { useState } from 'react';
import { z } from 'zod/mini';
import { requiredLongText } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { documents, type VesselDocument } from '../contract.ts';
import { useAskChange } from '../queries/commands.ts';

const fields = z.object({ text: requiredLongText(2000) });

/** Asks for a change of a document. */
export default function AskDialog({ item, onClose }: { item: VesselDocument; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const [_id] = useState(newId);
  const { mutateAsync: ask } = useAskChange();
  return (
    <FormDialog
      title={t('ask.title', { name: documents.nameOf(item) })}
      schema={fields}
      defaultValues={{ text: '' }}
      draftKey={`documents.ask.${item._id}`}
      submitLabel={t('ask.act')}
      onSubmit={({ text }) => ask({ id: item._id, _id, text })}
      onClose={onClose}
    >
      <TextArea name="text" label={t('ask.text')} help={t('ask.help')} required />
    </FormDialog>
  );
}
