import type { AnswerValue } from './answers.ts';
import type { Line } from './line.ts';

type Saying = {
  /** The words of the form in the reader's language. */
  words: (text: string) => string;
  number: (value: number, decimals: number) => string;
  day: (day: string) => string;
  /** Names of people and machines by id; undefined if they are not known. */
  nameOf: (id: string) => string | undefined;
  photos: (count: number) => string;
};

/** An answer in words, as a list, a search or a paper shows it. */
export const answerText = (
  { itemType, options }: Line,
  value: AnswerValue | undefined,
  say: Saying,
): string => {
  const { words, number, nameOf } = say;
  if (value === undefined || value === null) return '';
  if (typeof value === 'number')
    return [number(value, options.decimals), options.unit].filter(Boolean).join(' ');
  if (typeof value === 'string') {
    // Somebody may have written something else there before it was a question for a day.
    if (itemType === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) ? say.day(value) : value;
    if (itemType === 'choice') return words(value);
    return itemType === 'crew' || itemType === 'equipment' ? (nameOf(value) ?? value) : value;
  }
  if (itemType === 'photo') return say.photos(value.length);
  if (itemType === 'table')
    return value.map((row) => (Array.isArray(row) ? row.filter(Boolean).join(', ') : String(row))).join('; ');
  const texts = value.map((each, index) => {
    if (Array.isArray(each)) return each.join(', ');
    const place = options.readings[index];
    if (typeof each === 'number')
      return [place && words(place), number(each, options.decimals), options.unit].filter(Boolean).join(' ');
    return each === null ? '' : itemType === 'crew' ? (nameOf(each) ?? each) : words(each);
  });
  return texts.filter(Boolean).join(', ');
};
