/** Converts full-width letters and digits to plain ones, and any whitespace to single spaces. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** A name for comparison: ignoring case and whitespace. */
export const nameKey = (text: string) => plain(text).toLowerCase();

const YES = new Set('yes y true t 1 x on ✓ ✔ ☑ ok oui o vrai 是 有 对 真 はい 有り あり ○ 〇 ◯'.split(' '));
const NO = new Set('no n false f 0 - – off non faux 否 不 不是 无 無 没有 假 いいえ なし 無し'.split(' '));

/** Yes or no in English, French, Chinese or Japanese, or as a mark; undefined for another word. */
export const parseYesNo = (text: string): boolean | undefined => {
  const word = nameKey(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
};

/**
 * Parses a number in the notations of several countries: 1,234.5, 1 234,5, 1.234,5, 1'234.5. `unclear` if there are two
 * readings (1.234), undefined if it is not a number.
 */
export const parseNumber = (text: string): number | 'unclear' | undefined => {
  const sign = /^[-−]/.test(text.trim()) ? -1 : 1;
  const digits = plain(text)
    .replace(/^[-−+]/, '')
    .replace(/[ '’]/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(digits)) return undefined;
  const commas = digits.split(',').length - 1;
  const dots = digits.split('.').length - 1;
  if (commas + dots === 0) return sign * Number(digits);
  if (commas > 0 && dots > 0) {
    const [thousands, decimal] = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ['.', ','] : [',', '.'];
    const [whole = '', part = '', ...more] = digits.split(decimal);
    if (more.length > 0 || !isGrouped(whole.split(thousands)) || /\D/.test(part)) return undefined;
    return sign * Number(`${whole.replaceAll(thousands, '')}.${part}`);
  }
  const groups = digits.split(commas > 0 ? ',' : '.');
  if (groups.length > 2) return isGrouped(groups) ? sign * Number(groups.join('')) : undefined;
  if (isGrouped(groups) && groups[0] !== '0') return commas > 0 ? sign * Number(groups.join('')) : 'unclear';
  return sign * Number(groups.join('.'));
};

const isGrouped = ([first = '', ...rest]: string[]) =>
  /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));

/** Hours of a meter, in tenths, with or without a unit; otherwise as `parseNumber`. */
export const parseHours = (text: string): number | 'unclear' | undefined => {
  const number = parseNumber(plain(text).replace(/\s*(h|hrs?\.?|hours?|heures?|小时|時間)$/i, ''));
  return typeof number === 'number' ? Math.round(number * 10) / 10 : number;
};

/**
 * The names of a path such as `Propulsion > Main engine, port`, outermost first. `/` separates only if there is no `>`,
 * because names like MF/HF contain one; `isName` tells that a text is a single name anyway.
 */
export const splitPath = (text: string, isName: (text: string) => boolean = () => false): string[] => {
  const whole = plain(text);
  const joint = /[>›»→]/.test(whole) ? /[>›»→]/ : '/';
  const parts = joint === '/' && isName(whole) ? [whole] : whole.split(joint);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** The text of a cell without the apostrophe that a spreadsheet export puts before formulas. */
export const unguard = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

const dayAndMonth = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\s*$/;

/** A day such as `03/04/25` as `2025-04-03`, by the order that its column has; other texts stay as they are. */
export const withDateOrder = (text: string, order: 'dayFirst' | 'monthFirst'): string => {
  const [, first = '', second = '', year = ''] = dayAndMonth.exec(text) ?? [];
  if (!year) return text;
  const [day, month] = order === 'dayFirst' ? [first, second] : [second, first];
  if (Number(month) > 12) return text;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

type Wrong = { row: number; path: string; code: string };

/** Cells that are wrong in the same way: one correction is for all of them. */
export type WrongGroup<E extends Wrong> = {
  key: string;
  path: string;
  rows: number[];
  error: E | undefined;
};

/**
 * Errors by value: the same wrong text in a column is one group, an empty or a repeated one stands alone. Groups that
 * were corrected keep their place, with the errors that their cells still have.
 */
export const wrongGroups = <E extends Wrong & { params?: unknown }>(
  errors: readonly E[],
  textAt: (row: number, path: string) => string,
  edited: readonly WrongGroup<E>[],
): WrongGroup<E>[] => {
  const groups = new Map<string, WrongGroup<E>>(
    edited.map((group) => [group.key, { ...group, rows: [...group.rows], error: undefined }]),
  );
  const owner = new Map(
    edited.flatMap(({ key, path, rows }) => rows.map((row) => [`${row} ${path}`, key] as const)),
  );
  for (const error of errors) {
    const { row, path, code, params } = error;
    const text = textAt(row, path).trim();
    const alone = text === '' || params !== undefined;
    const key = owner.get(`${row} ${path}`) ?? (alone ? `${row} ${path}` : `${path}\n${code}\n${text}`);
    const there = groups.get(key);
    if (!there) groups.set(key, { key, path, rows: [row], error });
    else {
      there.error ??= error;
      if (!there.rows.includes(row)) there.rows.push(row);
    }
  }
  return [...groups.values()].sort((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
};
