import { requiredHours } from '#lib/fields.ts';
import { parseNumber } from '#ui/format/parseNumber.ts';

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
  const checked = requiredHours.safeParse(hours);
  if (checked.success) return { kind: 'hours', hours };
  const tenths = checked.error.issues.every((issue) => issue.code === 'not_multiple_of');
  return { kind: 'wrong', problem: tenths ? 'tenths' : 'range' };
};

/** The text after a key of the keypad was pressed with this selection, and where the caret then stands. */
export const pressKey = (text: string, key: string, start = text.length, end = start) => {
  const from = key === 'back' && start === end ? Math.max(0, start - 1) : start;
  const typed = key === 'back' ? '' : key;
  return { text: text.slice(0, from) + typed + text.slice(end), caret: from + typed.length };
};
