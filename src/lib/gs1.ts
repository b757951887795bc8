/** What a GS1 code says of a box; quantities are pieces, dates are days as YYYY-MM-DD. */
export type Gs1 = {
  /** The article's number, 14 digits with its check digit. */
  gtin?: string;
  lot?: string;
  serial?: string;
  expires?: string;
  quantity?: number;
};

/** Separates a field of variable length from the next one (FNC1 as readers give it). */
const SEPARATOR = '\u001d';

/** Lengths of the fields that end without a separator, by their first two digits (GS1 General Specifications, 7.8.4). */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  11: 6,
  12: 6,
  13: 6,
  14: 6,
  15: 6,
  16: 6,
  17: 6,
  18: 6,
  19: 6,
  20: 2,
};

/** Fields of variable length, and the most characters that each may have. */
const variableLengths: Readonly<Record<string, number>> = { 10: 20, 21: 20, 22: 20, 30: 8, 37: 8 };

/** The number of digits of an identifier, by its first two. */
const identifierLength = (start: string) => {
  if (start in fixedLengths || start in variableLengths || /^9\d$/.test(start)) return 2;
  if (/^(31|32|33|34|35|36|39|43|70|80|81|82)$/.test(start)) return 4;
  return /^(23|24|25|40|41|42|71|72)$/.test(start) ? 3 : undefined;
};

/** Whether the last digit is the check digit of the others (GTIN-8 to GTIN-14, SSCC). */
export const hasCheckDigit = (digits: string): boolean => {
  if (!/^\d{8,18}$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

/** The article's number of an EAN-8, UPC-A, EAN-13 or GTIN-14 in 14 digits; undefined if it is none. */
export const gtinOf = (digits: string): string | undefined =>
  /^(\d{8}|\d{12}|\d{13}|\d{14})$/.test(digits) && hasCheckDigit(digits)
    ? digits.padStart(14, '0')
    : undefined;

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * A date of six digits, YYMMDD; day 00 is the month's last. The century is the one that puts the year within 50 years
 * of this one (GS1 General Specifications, 7.12).
 */
const dayOf = (digits: string, thisYear: number): string | undefined => {
  const [yy = 0, month = 0, day = 0] = (digits.match(/\d\d/g) ?? []).map(Number);
  const away = yy - (thisYear % 100);
  const century = Math.floor(thisYear / 100) + (away >= 51 ? -1 : away <= -50 ? 1 : 0);
  const year = century * 100 + yy;
  if (month < 1 || month > 12 || day > lastDayOf(year, month)) return undefined;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${year}-${two(month)}-${two(day === 0 ? lastDayOf(year, month) : day)}`;
};

const withoutStart = (text: string): string =>
  text.startsWith(SEPARATOR) ? withoutStart(text.slice(1)) : text;

/** Splits "(01)...(17)..." as people write it. */
const bracketed = (text: string): [string, string][] | undefined => {
  const parts = [...text.matchAll(/\((\d{2,4})\)([^(]+)/g)];
  const whole = parts.map(([part]) => part).join('');
  return parts.length > 0 && whole === text ? parts.map(([, id = '', value = '']) => [id, value]) : undefined;
};

/** Splits a code as readers give it; undefined if it is not built of known identifiers. */
const plain = (text: string): [string, string][] | undefined => {
  const fields: [string, string][] = [];
  let rest = text;
  while (rest !== '') {
    const length = identifierLength(rest.slice(0, 2));
    if (!length) return undefined;
    const id = rest.slice(0, length);
    const after = rest.slice(length);
    const fixed = fixedLengths[id.slice(0, 2)];
    const end = after.indexOf(SEPARATOR);
    const most = fixed ?? (end < 0 ? after.length : end);
    const value = after.slice(0, most);
    const allowed = variableLengths[id] ?? 90;
    if (value === '' || (fixed ? value.length !== fixed || !/^\d+$/.test(value) : value.length > allowed))
      return undefined;
    fields.push([id, value]);
    rest = withoutStart(after.slice(most));
  }
  return fields;
};

/**
 * Reads a GS1 code (data matrix, Code 128, QR), as a reader gives it or with brackets as people write it; `thisYear`
 * decides the century of its dates. Undefined if the text is no GS1 code, or has a number with a wrong check digit.
 */
export const readGs1 = (text: string, thisYear: number): Gs1 | undefined => {
  const bare = withoutStart(text.replace(/^\](d2|C1|Q3|e0|J1)/, ''));
  const fields = bracketed(bare) ?? plain(bare);
  if (!fields || fields.length === 0) return undefined;
  const values = new Map(fields);
  const gtin = values.get('01') ?? values.get('02');
  // Without an article's number, any text of digits could be one.
  if (gtin?.length !== 14 || !hasCheckDigit(gtin)) return undefined;
  const lot = values.get('10');
  const serial = values.get('21');
  const expiry = values.get('17');
  const expires = expiry && /^\d{6}$/.test(expiry) ? dayOf(expiry, thisYear) : undefined;
  const count = values.get('30') ?? values.get('37');
  return {
    gtin,
    ...(lot ? { lot } : {}),
    ...(serial ? { serial } : {}),
    ...(expires ? { expires } : {}),
    ...(count && /^\d{1,8}$/.test(count) ? { quantity: Number(count) } : {}),
  };
};
