import { requiredHours } from '#lib/fields.ts';
import { parseNumber } from '#ui/format/parseNumber.ts';

/** The content of an hours input. */
export type Typed =
  | { kind: 'empty' }
  | { kind: 'wrong'; problem: 'number' | 'tenths' | 'range' }
  | { kind: 'hours'; hours: number };

/** Parses typed hours: point or comma, with or without grouping, one decimal at most. */
export const readHours = (text: string, locale: string): Typed => {
  const hours = parseNumber(text, locale);
  if (hours === null) return { kind: 'empty' };
  if (Number.isNaN(hours)) return { kind: 'wrong', problem: 'number' };
  const checked = requiredHours.safeParse(hours);
  if (checked.success) return { kind: 'hours', hours };
  const tenths = checked.error.issues.every((issue) => issue.code === 'not_multiple_of');
  return { kind: 'wrong', problem: tenths ? 'tenths' : 'range' };
};

/** The text after a key of the keypad was pressed with this selection, and the new caret position. */
export const pressKey = (text: string, key: string, start = text.length, end = start) => {
  const from = key === 'back' && start === end ? Math.max(0, start - 1) : start;
  const typed = key === 'back' ? '' : key;
  return { text: text.slice(0, from) + typed + text.slice(end), caret: from + typed.length };
};
