import { useForm } from 'react-hook-form';
import { nowIso } from '#lib/clock.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { momentOf, wallTime } from '#lib/zonedTime.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { BookField, BookValue, BookValues } from './rules/book.ts';
import { type FormValues, formValues, readForm } from './rules/values.ts';

/** A filled entry: when it happened, and the values that are not empty. */
export type EntryDraft = { at: string; values: Record<string, BookValue> };

/** The form of one entry: its time by the ship's clock under `at`, and the fields of its code. */
export const useEntryForm = (fields: readonly BookField[], initial: BookValues, at?: string) => {
  const { timeZone } = useFormat();
  const { t } = useTranslation('logbooks');
  const form = useForm<FormValues>({
    defaultValues: { ...formValues(fields, initial), at: wallTime(at ?? nowIso(), timeZone) },
  });
  const problemOf = ({ kind, min, max, key }: BookField) => {
    const isEmpty = [null, undefined, ''].some((none) => none === form.getValues(key));
    if (kind === 'number' && min !== undefined && max !== undefined) return t('range', { min, max });
    if (kind === 'time' && !isEmpty) return t('clockNeeded');
    return t(kind === 'position' ? 'noPosition' : 'needed');
  };
  /** The entry as the form stands now; undefined while its time or a field is wrong. */
  const current = (raw: FormValues): EntryDraft | undefined => {
    const moment = typeof raw.at === 'string' ? momentOf(raw.at, timeZone) : undefined;
    return moment ? { at: moment, values: readForm(fields, raw).values } : undefined;
  };
  /** Gives the entry to `use` if every field holds what it can; else shows what is wrong. */
  const submit = (use: (entry: EntryDraft) => unknown) =>
    form.handleSubmit((raw) => {
      const { wrong } = readForm(fields, raw);
      const entry = current(raw);
      if (!entry) form.setError('at', { message: t('needed') }, { shouldFocus: true });
      for (const field of wrong)
        form.setError(field.key, { message: problemOf(field) }, { shouldFocus: true });
      if (entry && wrong.length === 0) return use(entry);
    });
  return { form, submit, current };
};
