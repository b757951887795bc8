/** Full-width letters and digits become plain ones, odd spaces become one space. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** A name as it is compared: neither capitals nor spaces make two of one. */
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
 * A number as people of several countries write it: 1,234.5, 1 234,5, 1.234,5, 1'234.5. `unclear` when it may be read
 * in two ways (1.234), undefined when it is none.
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

/** Hours of a meter, in tenths, with or without the unit behind; as `parseNumber` otherwise. */
export const parseHours = (text: string): number | 'unclear' | undefined => {
  const number = parseNumber(plain(text).replace(/\s*(h|hrs?\.?|hours?|heures?|小时|時間)$/i, ''));
  return typeof number === 'number' ? Math.round(number * 10) / 10 : number;
};

/**
 * The names of a path such as `Propulsion > Main engine, port`, outermost first. Only without any `>` is `/` taken as
 * the joint, because names like MF/HF have one; `isName` says that a text is a single name all the same.
 */
export const splitPath = (text: string, isName: (text: string) => boolean = () => false): string[] => {
  const whole = plain(text);
  const joint = /[>›»→]/.test(whole) ? /[>›»→]/ : '/';
  const parts = joint === '/' && isName(whole) ? [whole] : whole.split(joint);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** The cell of a file without what a spreadsheet export puts in front so that it runs no formula. */
export const unguard = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');
