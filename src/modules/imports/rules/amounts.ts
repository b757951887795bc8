import { nameKey, parseNumber } from '../rules.ts';

/** Symbols and words of currencies as price lists write them, the longer ones first. */
const CURRENCIES: readonly (readonly [mark: RegExp, code: string])[] = [
  [/US\$|\$US|\bUSD?\$?(?![a-z])/i, 'USD'],
  [/AU\$|A\$|\$AU/i, 'AUD'],
  [/CA\$|C\$|\$CA/i, 'CAD'],
  [/NZ\$|\$NZ/i, 'NZD'],
  [/HK\$|\$HK/i, 'HKD'],
  [/S\$|SG\$/i, 'SGD'],
  [/CN¥|RMB|元/i, 'CNY'],
  [/JP¥|円/i, 'JPY'],
  [/€|\beuros?\b/i, 'EUR'],
  [/£|\bpounds?\b/i, 'GBP'],
  [/₺/, 'TRY'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/\bfr\.|\bsfr\b/i, 'CHF'],
];

/** A symbol that several currencies share says none of them: the column of currencies or the item does. */
const SHARED = /[$¥￥]|\bkr\b\.?/i;

/** The currency that a text names by its code or symbol; undefined for none or one that several share. */
export const parseCurrency = (text: string): string | undefined => {
  const code = /(?:^|[^a-z])([a-z]{3})(?![a-z])/i.exec(text)?.[1]?.toUpperCase();
  if (code && (KNOWN.has(code) || /^\s*[a-z]{3}\s*$/i.test(text))) return code;
  return CURRENCIES.find(([mark]) => mark.test(text))?.[1];
};

const KNOWN = new Set(
  'EUR USD GBP CHF JPY CNY AUD CAD NZD SEK NOK DKK PLN CZK TRY HKD SGD AED SAR QAR KWD OMR BHD XPF XCD MXN BRL ZAR THB IDR MYR PHP INR KRW ILS EGP MAD TND HRK RUB VND TWD FJD'.split(
    ' ',
  ),
);

/**
 * A price such as `€ 64,20`, `USD 1,234.50`, `12.50/ea`, `£9`, in major units, and its currency if it says one. `unclear` if
 * there are two readings (1.234); undefined if it is no price.
 */
export const parseMoney = (
  text: string,
): { amount: number; currency: string | undefined } | 'unclear' | undefined => {
  // "per piece" says what the price is of, not how much it is.
  const whole = text.normalize('NFKC').replace(/\s*(?:\/|\bper\b|\bpar\b)\s*\p{L}+\.?\s*$/iu, '');
  const currency = parseCurrency(whole);
  let figures = whole.replace(/(?:^|(?<=[^a-z]))[a-z]{3}(?![a-z])/i, currency ? '' : '$&');
  for (const [mark] of CURRENCIES) figures = figures.replace(mark, '');
  const amount = parseNumber(figures.replace(SHARED, '').trim());
  return typeof amount === 'number' ? { amount, currency } : amount;
};

/** Words for single pieces, which have no unit. */
const PIECES = new Set(
  'ea|each|pc|pcs|pce|piece|pieces|no|nos|nr|unit|units|u|un|unité|unités|pièce|pièces|pce.|个|個|件|只|只|支|本|枚|台|点'.split(
    '|',
  ),
);

/** A unit as it is kept: '' for pieces, else as it is written: "m", "set", "ctn 12". */
export const parseUnit = (text: string): string => {
  const unit = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return PIECES.has(nameKey(unit).replace(/\.$/, '')) ? '' : unit;
};

/**
 * A quantity such as `12`, `12 EA`, `2 ctn 12`, `4 x`, and its unit if it says one. `unclear` if there are two readings;
 * undefined if it is no quantity.
 */
export const parseQuantity = (
  text: string,
): { quantity: number; unit: string | undefined } | 'unclear' | undefined => {
  const whole = text.normalize('NFKC').trim();
  const [, figures = '', word = ''] = /^([-−+]?[\d\s.,'’]*\d)\s*(?:x\b|×)?\s*(\D.*)?$/u.exec(whole) ?? [];
  const quantity = parseNumber(figures);
  if (typeof quantity !== 'number') return quantity;
  return { quantity, unit: word.trim() === '' ? undefined : parseUnit(word) };
};

/** Several numbers in one cell, split where a list separates them: " / ", ";", a line, "or". A number may contain "/". */
export const splitNumbers = (text: string): string[] => [
  ...new Set(
    text
      .split(/\s+\/\s+|[;|\r\n]+|\s+(?:or|ou)\s+|,\s+/i)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

const lastDay = (year: number, month: number): string | undefined =>
  month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) : undefined;

/** The last day of a month, as boxes name it: `2027-03`, `03/2027`, `03.2027`; undefined for another text. */
export const monthEnd = (text: string): string | undefined => {
  const whole = text.trim();
  const yearFirst = /^(\d{4})\s?[-/.年]\s?(\d{1,2})月?$/.exec(whole);
  if (yearFirst) return lastDay(Number(yearFirst[1]), Number(yearFirst[2]));
  const monthFirst = /^(\d{1,2})\s?[-/.]\s?(\d{4})$/.exec(whole);
  return monthFirst ? lastDay(Number(monthFirst[2]), Number(monthFirst[1])) : undefined;
};
