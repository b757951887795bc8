import { toMajor } from '#lib/money.ts';
import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';

/** Formats numbers and dates in a document's language. */
export const formatsOf = (language: DocumentLanguage) => {
  const locale = language === 'en' ? 'en-GB' : language;
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const any = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    /** "4,850.5" */
    tenths: (value: number) => tenths.format(value),
    /** "0.125" */
    number: (value: number) => any.format(value),
    /** An amount in minor units: "€4,500.50"; '' for none. */
    money: (minor: number | null, currency: string) => {
      const major = toMajor(minor, currency);
      return major === null
        ? ''
        : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(major);
    },
    /** "18 Jun 2026", of `2026-06-18` */
    day: (iso: string) => day.format(new Date(`${iso}T00:00:00Z`)),
    /** "June 2026", of `2026-06` */
    month: (iso: string) => month.format(new Date(`${iso}-01T00:00:00Z`)),
    /** "18 Jun 2026, 09:42", from an instant, by the ship's clock */
    moment: (iso: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, {
        ...date,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }).format(new Date(iso)),
  };
};
