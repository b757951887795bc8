import { useState } from 'react';
import { z } from 'zod/mini';
import { longText } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { documents, type VesselDocument } from '../contract.ts';
import { useUploadDocuments } from '../useUploadDocuments.ts';

const fields = z.object({ note: longText(1000) });
const none: readonly never[] = [];

/** The next revision of a document: its file, and what has changed. */
export default function ReviseDialog({ item, onClose }: { item: VesselDocument; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const { revise } = useUploadDocuments(none);
  return (
    <FormDialog
      title={t('revise.title', { name: documents.nameOf(item) })}
      schema={fields}
      defaultValues={{ note: '' }}
      submitLabel={t('revise.act')}
      onSubmit={async ({ note }) => {
        if (!file) {
          setMissing(true);
          throw new Error(t('revise.fileFirst'));
        }
        await revise(item, file, note);
      }}
      onClose={onClose}
    >
      <p className="small ink2">{t(item.number === '' ? 'revise.atOnce' : 'revise.waits')}</p>
      <FileDrop label={t('revise.choose')} hint={file?.name ?? ''} onFiles={([first]) => setFile(first)} />
      {missing && !file && (
        <span className="help err" role="alert">
          {t('revise.fileFirst')}
        </span>
      )}
      <TextArea name="note" label={t('revise.note')} help={t('revise.noteHelp')} />
    </FormDialog>
  );
}
