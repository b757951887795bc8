import { type ChangeEvent, useId, useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { LogVolume } from '../contract.ts';
import { useCreateDraft } from '../queries.ts';
import { type Book, type BookValues, fieldsOf, fitsField } from '../rules/book.ts';
import { type Reading, readNmea } from '../rules/nmea.ts';
import { EntryLines } from './EntryLines.tsx';
import styles from './entry.module.css';

type Props = {
  book: Book;
  volume: LogVolume;
  /** The kind of row that instruments fill. */
  code: string;
  onUse: (reading: Reading) => void;
  onClose: () => void;
};

/** Rows from a recording of the instruments, pasted or from a file: the last one into the form, or all as drafts. */
export default function InstrumentsDialog({ book, volume, code, onUse, onClose }: Props) {
  const { t } = useTranslation('logbooks');
  const { boatID } = useUser();
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const { mutate: create } = useCreateDraft();
  const fields = fieldsOf(book, code) ?? [];
  const known = (values: BookValues) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = values[field.key];
        return value !== undefined && fitsField(field, value) ? [[field.key, value]] : [];
      }),
    );
  const readings = readNmea(text).map(({ at, values }) => ({ at, values: known(values) }));
  const last = readings.at(-1);
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) =>
    setText((await target.files?.[0]?.text()) ?? '');
  const keepAll = () => {
    for (const { at, values } of readings)
      create({ _id: newId(), boatID, volumeID: volume._id, book: book.kind, code, at, values });
    onClose();
  };
  const use = () => {
    if (last) onUse(last);
    onClose();
  };
  return (
    <Dialog
      open
      wide
      title={t('fromInstruments')}
      onClose={onClose}
      footer={
        <>
          <span className="sp" />
          <Button onClick={onClose}>{t('notNow')}</Button>
          {readings.length > 1 && (
            <Button onClick={keepAll}>{t('keepReadings', { count: readings.length })}</Button>
          )}
          {last && (
            <Button variant="primary" onClick={use}>
              {t('useReading', { time: format.time(last.at) })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.nmea}>
        <label htmlFor={id}>{t('recording')}</label>
        <div className="in">
          <textarea id={id} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <label htmlFor={`${id}-file`}>{t('recordingFile')}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".txt,.log,.nmea,text/plain"
          onChange={(event) => void readFile(event)}
        />
        {text.trim() !== '' && readings.length === 0 && <p role="status">{t('noReadings')}</p>}
        {last && (
          <div role="status">
            <p>
              {t('readingsFound', {
                count: readings.length,
                from: format.dayTime(readings[0]?.at),
                to: format.dayTime(last.at),
              })}
            </p>
            <EntryLines book={book} code={code} values={last.values} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
