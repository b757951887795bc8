import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Book, BookValues } from '../rules/book.ts';
import { type EntryDraft, useEntryForm } from '../useEntryForm.ts';
import { BookFields } from './BookFields.tsx';
import { EntryLines } from './EntryLines.tsx';
import styles from './entry.module.css';

/** The opening of a volume: what its first page says, signed. `last` is what the volume before said. */
export default function OpenVolume({ book, last = {} }: { book: Book; last?: BookValues | undefined }) {
  const { t } = useTranslation('logbooks');
  const [writing, setWriting] = useState(false);
  const [id] = useState(() => newId());
  const { form, submit } = useEntryForm(book.opening, last);
  const signing = useDialog(() => import('./SignDialog.tsx'));
  const sign = ({ at, values }: EntryDraft) =>
    signing.open({
      title: t('openVolume'),
      toSign: {
        volume: { _id: id, book: book.kind, descriptions: [], device: { seq: 0, hash: '' } },
        form: book.form,
        ...{ kind: 'open', code: 'open', fields: values, at },
      },
      action: t('sign'),
      children: <EntryLines book={book} code="open" values={values} />,
    });
  if (!writing)
    return (
      <div className="panel">
        <EmptyState
          icon={<Icon name="book" />}
          title={t('noVolume')}
          hint={t('noVolumeHint')}
          action={
            <Button variant="primary" onClick={() => setWriting(true)}>
              {t('openVolume')}
            </Button>
          }
        />
      </div>
    );
  return (
    <Panel title={t('openVolume')}>
      <FormProvider {...form}>
        <form className={`pad ${styles.cells}`} onSubmit={submit(sign)}>
          <BookFields fields={book.opening} />
          <div className={styles.bar}>
            <Button onClick={() => setWriting(false)}>{t('notNow')}</Button>
            <Button type="submit" variant="primary" icon={<Icon name="edit" />}>
              {t('signWithPin')}
            </Button>
          </div>
        </form>
        {signing.element}
      </FormProvider>
    </Panel>
  );
}
