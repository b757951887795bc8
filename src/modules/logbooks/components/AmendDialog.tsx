import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { LogRecord, LogVolume } from '../contract.ts';
import { fieldsOf } from '../rules/book.ts';
import { bookOf } from '../rules/books.ts';
import { tanksOf } from '../rules/tanks.ts';
import { type EntryDraft, useEntryForm } from '../useEntryForm.ts';
import { BookFields } from './BookFields.tsx';
import { EntryLines } from './EntryLines.tsx';
import styles from './entry.module.css';
import SignDialog from './SignDialog.tsx';

type Props = { record: LogRecord; volume: LogVolume; onClose: () => void };

/** The right words for a signed entry, and why: they become a further entry, and the old one stays legible. */
export default function AmendDialog({ record, volume, onClose }: Props) {
  const { t } = useTranslation('logbooks');
  const id = useId();
  const { content } = record;
  const book = bookOf(content.book, volume.descriptions, content.form);
  const fields = fieldsOf(book, content.code) ?? [];
  const { form, submit } = useEntryForm(fields, content.fields, content.at);
  const [right, setRight] = useState<EntryDraft & { reason: string }>();
  if (right)
    return (
      <SignDialog
        title={t('amendTitle')}
        facts={t('amendsWhy', { reason: right.reason })}
        toSign={{
          form: content.form,
          ...{ volume, kind: 'amend', code: content.code, fields: right.values, at: right.at },
          ...{ amends: record._id, amendsHash: record.hash, reason: right.reason },
        }}
        action={t('sign')}
        onClose={onClose}
      >
        <EntryLines book={book} code={content.code} values={right.values} />
      </SignDialog>
    );
  const next = (entry: EntryDraft) => {
    const reason = String(form.getValues('amendReason') ?? '').trim();
    if (reason === '') form.setError('amendReason', { message: t('reasonNeeded') }, { shouldFocus: true });
    else setRight({ ...entry, reason });
  };
  return (
    <FormProvider {...form}>
      <Dialog
        open
        wide
        title={t('amendTitle')}
        onClose={onClose}
        footer={
          <>
            <span className="small ink2 sp">{t(`amendRule.${book.correction}`)}</span>
            <Button onClick={onClose}>{t('notNow')}</Button>
            <Button variant="primary" type="submit" form={id}>
              {t('signWithPin')}
            </Button>
          </>
        }
      >
        <form id={id} className={styles.cells} onSubmit={submit(next)}>
          <TextArea name="amendReason" label={t('reason')} rows={2} required />
          <DateInput name="at" label={t('time')} time required />
          <BookFields fields={fields} code={content.code} tanks={tanksOf(volume.opening)} />
        </form>
      </Dialog>
    </FormProvider>
  );
}
