import type { BookCode, BookField } from '../book.ts';
import { clock, cubic, number, oneOf, place, tank } from '../fields.ts';

export const required = { required: true } as const;

/** A code of the book, or one of its ways: `gAshore` is G 31.1. */
export const code = (name: string, fields: BookField[], moves?: BookCode['moves']): BookCode => ({
  code: name,
  letter: name.slice(0, 1).toUpperCase(),
  fields,
  ...(moves ? { moves } : {}),
});

/** A question of the form, whose answer is printed also where it is "no". */
export const question = (key: string, item: string, print: string): BookField =>
  oneOf(key, ['yes', 'no'], { prints: ['Yes', 'No'], item, print, ...required });

export const amount = (
  key: string,
  item: string,
  print: string,
  more: Partial<BookField> = required,
): BookField => cubic(key, { item, print, ...more });
export const from = (item: string, print = '{}', list?: string): BookField =>
  tank('tank', { item, print, ...(list ? { list } : {}), ...required });
export const into = (item: string, print = 'to {}', list?: string): BookField =>
  tank('toTank', { item, print, ...(list ? { list } : {}), ...required });
/** Whether a tank was emptied, and what stayed if not. */
export const emptied = (item: string): BookField[] => [
  question('emptied', item, 'Emptied: {}'),
  amount('retained', item, '{} retained', {}),
];
/** Time and position at the start or the end of a discharge. */
export const moment = (which: 'Start' | 'Stop', item: string): BookField[] => [
  clock(`time${which}`, { item, print: '{}', ...required }),
  place(`pos${which}`, { item, print: '{}', ...required }),
];
/** Not an item of the form: a discharge is judged by it. */
export const nearestLand = number('landDistance', 'nm', [0, 5000, 1], { print: '{} from the nearest land' });
export const speed = (item: string) => number('speed', 'kn', [0, 60, 1], { item, print: '{}', ...required });
export const watched = (item: string) =>
  question('effluentChecked', item, 'Regular check of effluent and surface: {}');
export const monitored = (item: string) =>
  question('monitored', item, 'Discharge monitoring and control system in operation: {}');
export const rate = (key: string, item: string) =>
  number(key, 'm³/h', [0, 10_000, 1], { item, print: 'at {}', ...required });
export const ullage = (key: string, item: string, print: string) =>
  number(key, 'm', [0, 50, 2], { item, print, ...required });

export const out = { from: 'tank', fromTotal: 'retained' };
export const toSlop = { quantity: 'quantity', to: 'toTank', toTotal: 'total' };

/** J: from which tank, how much, and what stays. */
export const residues = (): BookField[] => [
  from('55'),
  amount('quantity', '56', '{}'),
  amount('retained', '56', '{} retained'),
];
export const residuesOut = { quantity: 'quantity', ...out };
