import { parseNumber } from '#ui/form/parseNumber.ts';
import { hoursValue } from '../../contract.ts';

/** What stands in an hours input. */
export type Typed =
  | { kind: 'empty' }
  | { kind: 'wrong'; problem: 'number' | 'tenths' | 'range' }
  | { kind: 'hours'; hours: number };

/** Reads hours as a person types them: point or comma, with or without group marks, tenths at most. */
export const readHours = (text: string, locale: string): Typed => {
  const hours = parseNumber(text, locale);
  if (hours === null) return { kind: 'empty' };
  if (Number.isNaN(hours)) return { kind: 'wrong', problem: 'number' };
  const checked = hoursValue.safeParse(hours);
  if (checked.success) return { kind: 'hours', hours };
  const tenths = checked.error.issues.every((issue) => issue.code === 'not_multiple_of');
  return { kind: 'wrong', problem: tenths ? 'tenths' : 'range' };
};

/** Hours as they are read: "3,389.5". */
export const showHours = (hours: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(hours);

/** A difference with its sign: "+9.5", "0". */
export const showDifference = (hours: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(hours);

/** The decimal mark of a language. */
export const decimalMark = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';

/** The text after a key of the keypad was pressed with this selection, and where the caret then stands. */
export const pressKey = (text: string, key: string, start = text.length, end = start) => {
  const from = key === 'back' && start === end ? Math.max(0, start - 1) : start;
  const typed = key === 'back' ? '' : key;
  return { text: text.slice(0, from) + typed + text.slice(end), caret: from + typed.length };
};
