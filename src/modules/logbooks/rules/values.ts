import { type BookField, type BookValue, type BookValues, fitsField, isPosition } from './book.ts';
import { parsePosition, positionText } from './position.ts';

/** What a form holds of an entry: positions as typed. */
export type FormValues = Record<string, BookValue | undefined>;

/** A position on the way into the form: with three decimals of a minute, as receivers show it. */
export const formValues = (fields: readonly BookField[], values: BookValues): FormValues =>
  Object.fromEntries(
    fields.map(({ key, kind }) => {
      const value = values[key];
      if (isPosition(value)) return [key, positionText(value, 3)];
      return [
        key,
        value ?? (kind === 'number' ? null : kind === 'yesNo' ? false : kind === 'tanks' ? [] : ''),
      ];
    }),
  );

/** "945", "0945" and "9:45" as "09:45"; anything else as it is. */
const readClock = (text: string): string => {
  const match = /^(\d{1,2})[:.h]?(\d{2})$/.exec(text.trim());
  return match ? `${match[1]?.padStart(2, '0')}:${match[2]}` : text.trim();
};

const read = ({ kind }: BookField, value: BookValue | undefined): BookValue | undefined => {
  if (kind === 'position') return typeof value === 'string' && value.trim() ? parsePosition(value) : null;
  if (kind === 'time' && typeof value === 'string') return readClock(value);
  if (kind === 'tanks' && Array.isArray(value))
    return value.map((tank) => ({ ...tank, name: tank.name.trim() }));
  return typeof value === 'string' ? value.trim() : value;
};

/** The values of an entry, without empty ones, and the fields that hold what they cannot. */
export const readForm = (
  fields: readonly BookField[],
  form: FormValues,
): { values: Record<string, BookValue>; wrong: BookField[] } => {
  const values: Record<string, BookValue> = {};
  const wrong: BookField[] = [];
  for (const field of fields) {
    const value = read(field, form[field.key]);
    const unread = field.kind === 'position' && value === undefined;
    if (unread || (typeof value === 'number' && Number.isNaN(value)) || !fitsField(field, value))
      wrong.push(field);
    else if (
      value !== undefined &&
      value !== null &&
      value !== '' &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0)
    )
      values[field.key] = value;
  }
  return { values, wrong };
};
