/** Parses a number in the user's notation ("4 812,5", "4,812.5"); null when empty, NaN when invalid. */
export function parseNumber(text: string, locale: string): number | null {
  const parts = new Intl.NumberFormat(locale).formatToParts(11111.1);
  const group = parts.find((part) => part.type === 'group')?.value ?? ',';
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const plain = text
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replaceAll('−', '-');
  if (plain === '') return null;
  // A single other mark near the end is the decimal mark of a keyboard set to another language.
  const foreign = decimal === ',' ? '.' : ',';
  const isForeign = !plain.includes(decimal) && new RegExp(`^-?\\d+\\${foreign}(?!\\d{3}$)\\d+$`).test(plain);
  const english = isForeign
    ? plain.replace(foreign, '.')
    : plain.replaceAll(group.normalize('NFKC').trim() || ' ', '').replace(decimal, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(english) ? Number(english) : Number.NaN;
}

/** A number as an input shows it: the language's decimal mark, no grouping. */
export const inputNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }).format(value);
