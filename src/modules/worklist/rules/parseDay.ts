import { nameKey } from '#modules/imports/rules.ts';

/**
 * Beginnings of month names in English and French, without accents; the longer one first where two share a beginning.
 */
const months = [
  ['jan'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec'],
];

const monthOf = (word: string) =>
  months.findIndex((names) => names.some((name) => word.startsWith(name))) + 1;

const dayOf = (year: number, month: number, day: number) => {
  const time = new Date(Date.UTC(year, month - 1, day));
  const real = time.getUTCMonth() === month - 1 && time.getUTCDate() === day && year >= 1900 && year <= 2200;
  return real ? time.toISOString().slice(0, 10) : undefined;
};

/** A two-digit year is in this century. */
const fullYear = (digits: string) => (digits.length === 2 ? 2000 : 0) + Number(digits);

/**
 * Parses a calendar day to `2026-06-18`: `2026-06-18`, `2026/6/18`, `18/06/2026`, `18.06.2026`, `18 Jun 2026`, `Jun 18,
 * 2026`, `18-Jun-26`, `18 juin 2026`, `2026年6月18日`, `令和8年6月18日`. `unclear` if day and month are interchangeable
 * (`06/07/2026`) or the year is missing; a time after it is ignored; undefined if it is not a day.
 */
export const parseDay = (text: string): string | 'unclear' | undefined => {
  const whole = nameKey(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(
      /^(mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)[a-z]*[.,]?\s+(?=\d{1,2}\D*[a-z])/,
      '',
    )
    .replace(/(?:t|\s)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:z|[ap]m|[+-]\d{2}:?\d{2})?$/, '');

  const era = /^(?:令和|r)(\d{1,2})[年.](\d{1,2})[月.](\d{1,2})日?$/.exec(whole);
  if (era) return dayOf(2018 + Number(era[1]), Number(era[2]), Number(era[3]));
  const yearFirst = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?$/.exec(whole);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));

  const named = /^(\d{1,2})(?:st|nd|rd|th|er)?[\s./-]*([a-z]{3,9})[\s.,/-]*(\d{4}|\d{2})$/.exec(whole);
  if (named) return dayOf(fullYear(named[3] ?? ''), monthOf(named[2] ?? ''), Number(named[1]));
  const american = /^([a-z]{3,9})[\s.]*(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})$/.exec(whole);
  if (american) return dayOf(Number(american[3]), monthOf(american[1] ?? ''), Number(american[2]));
  if (/^\d{1,2}[\s./-]*[a-z]{3,9}\.?$|^[a-z]{3,9}\.?\s*\d{1,2}$/.test(whole)) {
    const word = /[a-z]{3,9}/.exec(whole)?.[0] ?? '';
    return monthOf(word) > 0 ? 'unclear' : undefined;
  }

  const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(whole);
  if (yearLast) {
    const [, first, joint, second, year] = yearLast;
    const dayFirst = dayOf(Number(year), Number(second), Number(first));
    // Only with slashes and dashes do some countries write the month first.
    const monthFirst = joint === '.' ? undefined : dayOf(Number(year), Number(first), Number(second));
    return dayFirst && monthFirst && dayFirst !== monthFirst ? 'unclear' : (dayFirst ?? monthFirst);
  }
  // Without a year, or with two digits that may be the year or the day.
  return /^\d{1,2}[-/.]\d{1,2}([-/.]\d{2})?$|^\d{1,2}月\d{1,2}日$/.test(whole) ? 'unclear' : undefined;
};
