import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useWide } from '#ui/useMedia.ts';
import type { LogDraft, LogRecord, LogVolume } from '../contract.ts';
import { useCreateDraft, useUpdateDraft } from '../queries.ts';
import { type Book, type BookCode, type BookValues, carried, fieldsOf } from '../rules/book.ts';
import { lastOfCode } from '../rules/deck.ts';
import { tanksOf } from '../rules/tanks.ts';
import { formValues } from '../rules/values.ts';
import { useChecks } from '../useChecks.ts';
import { useDevicePosition } from '../useDevicePosition.ts';
import { type EntryDraft, useEntryForm } from '../useEntryForm.ts';
import { BookFields } from './BookFields.tsx';
import { CodePicker } from './CodePicker.tsx';
import { EntryLines } from './EntryLines.tsx';
import styles from './entry.module.css';
import { LiveChecks } from './LiveChecks.tsx';
import { QuickWords } from './QuickWords.tsx';

type Props = {
  book: Book;
  volume: LogVolume;
  records: readonly LogRecord[];
  /** The draft that is written on; undefined for a new entry. */
  draft?: LogDraft | undefined;
  /** The code that a new entry begins with, and what is known of it already. */
  begin?: { code: string; at?: string; values: BookValues } | undefined;
  /** Called once it is on the page. */
  onShown?: () => void;
  onDone: () => void;
};

/** The entry being written, with what the last one of its kind says. It can wait as a draft, or be signed at once. */
export default function Compose({ book, volume, records, draft, begin, onShown, onDone }: Props) {
  const { t } = useTranslation('logbooks');
  const [code, setCode] = useState(draft?.code ?? begin?.code ?? book.codes[0]?.code ?? '');
  const [turn, setTurn] = useState(0);
  const chosen = book.codes.find((each) => each.code === code);
  const shown = useRef(onShown);
  const section = useRef<HTMLElement>(null);
  const wide = useWide();
  useEffect(() => {
    shown.current?.();
    // On a tablet the entry is what the watch came for: its button lies under the thumb.
    if (!wide && shown.current) section.current?.scrollIntoView({ block: 'end' });
  }, [wide]);
  return (
    <section ref={section} className={styles.compose} aria-label={t('newEntry')}>
      <CodePicker book={book} value={code} onChange={setCode} />
      {chosen && (
        <ComposeFields
          key={`${draft?._id ?? turn} ${code}`}
          {...{ book, volume, records, draft, begin, chosen }}
          onDone={() => {
            setTurn(turn + 1);
            onDone();
          }}
        />
      )}
    </section>
  );
}

type FieldsProps = Omit<Props, 'onShown'> & { chosen: BookCode };

function ComposeFields({ book, volume, records, draft, begin, chosen, onDone }: FieldsProps) {
  const { t } = useTranslation('logbooks');
  const { _id: me, boatID } = useUser();
  const format = useFormat();
  const { code } = chosen;
  const fields = fieldsOf(book, code) ?? [];
  const [id] = useState(() => draft?._id ?? newId());
  const own = draft?.code === code ? draft : begin?.code === code ? begin : undefined;
  const lastRecord = lastOfCode(records, code);
  const last = lastRecord?.content.fields;
  const start = draft && own ? own.values : { ...carried(fields, last), ...own?.values };
  const { form, submit, current } = useEntryForm(fields, start, own?.at);
  // The last entry may come after this form: its values are taken unless somebody has begun to write.
  const fresh = useRef({ form, fields, start });
  useEffect(() => {
    fresh.current = { form, fields, start };
  });
  useDevicePosition(form, fields, !draft);
  const lastID = lastRecord?._id;
  useEffect(() => {
    const now = fresh.current;
    if (lastID && !now.form.formState.isDirty)
      now.form.reset({ ...formValues(now.fields, now.start), at: now.form.getValues('at') });
  }, [lastID]);
  const checks = useChecks(book, volume, records);
  const signing = useDialog(() => import('./SignDialog.tsx'));
  const { mutate: create } = useCreateDraft();
  const { mutate: update } = useUpdateDraft();

  const keep = ({ at, values }: EntryDraft) => {
    const written = { volumeID: volume._id, book: book.kind, code, at, values };
    if (draft) update({ _id: id, ...written });
    else create({ _id: id, boatID, signerID: me, ...written });
    onDone();
  };
  const sign = ({ at, values }: EntryDraft) =>
    signing.open({
      title: t('signEntry', { time: format.time(at) }),
      toSign: { volume, kind: 'entry', _id: id, code, fields: values, at },
      checks: checks(code, { at, values }),
      action: t('sign'),
      children: <EntryLines book={book} code={code} values={values} />,
      onSigned: onDone,
    });
  return (
    <FormProvider {...form}>
      <form
        className={styles.compose}
        style={{ border: 0, padding: 0 }}
        aria-label={t('newEntry')}
        onSubmit={(event) => {
          // Only this form: a dialog inside has one of its own.
          event.stopPropagation();
          void submit(sign)(event);
        }}
      >
        <div className={styles.cells}>
          <DateInput name="at" label={t('time')} time required />
          <BookFields fields={fields} code={code} tanks={tanksOf(volume.opening)} />
        </div>
        {book.kind === 'sea' && <QuickWords />}
        {book.layout !== 'columns' && (
          <LiveChecks
            checksOf={() => {
              const entry = current(form.getValues());
              return entry ? checks(code, entry) : [];
            }}
          />
        )}
        <div className={styles.bar}>
          <p>{last ? t('carriedFrom') : t('firstEntry')}</p>
          <Button onClick={() => void submit(keep)()}>{t('saveDraft')}</Button>
          <Button type="submit" variant="primary" big icon={<Icon name="edit" />}>
            {t('signWithPin')}
          </Button>
        </div>
      </form>
      {signing.element}
    </FormProvider>
  );
}
