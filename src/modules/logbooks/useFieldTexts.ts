import { type TFunction, useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { BookField, BookValue, Tank } from './rules/book.ts';
import { isPosition, listKey } from './rules/book.ts';
import { printedValue } from './rules/lines.ts';

/**
 * A text whose key a book's description or a check names: no type knows it, so a test looks all of them up in all
 * languages.
 */
export const say = (t: TFunction<'bookwords'>, key: string, params: object = {}): string =>
  (t as (key: string, params: object) => string)(key, params);

/** The names of fields, codes and choices of books in the reader's language, and values as a log shows them. */
export const useFieldTexts = () => {
  const { t } = useTranslation('bookwords');
  const format = useFormat();
  const word = (key: string) => say(t, key);
  const label = ({ key, item, name }: BookField) =>
    name ?? [item, word(`value.${key}`)].filter(Boolean).join(' ');
  const option = (value: string, { name }: Pick<BookField, 'name'> = {}) =>
    name === undefined ? word(`choice.${value}`) : value;
  const tanksText = (value: readonly Tank[]) =>
    value
      .map(
        ({ name, capacity, list }) =>
          `${option(listKey(list))} ${name}, ${format.number(capacity, 2)}\u00A0m³`,
      )
      .join('; ');
  const show = (field: BookField, value: BookValue | undefined): string => {
    if (typeof value === 'boolean') return word(value ? 'yes' : 'no');
    if (field.kind === 'choice' && typeof value === 'string' && value !== '') return option(value, field);
    if (typeof value === 'number') {
      const figure = format.ungrouped(value, field.decimals ?? 3);
      return field.unit ? `${figure}${field.unit === '°' ? '' : '\u00A0'}${field.unit}` : figure;
    }
    if (Array.isArray(value)) return tanksText(value);
    return isPosition(value) || value ? printedValue(field, value) : '';
  };
  return { label, option, show, code: (code: string) => word(`code.${code}`) };
};
