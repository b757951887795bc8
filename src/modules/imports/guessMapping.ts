export type ImportField = {
  key: string;
  label: string;
  required?: boolean;
  /** Other names of the column, in any language. */
  aliases: readonly string[];
  /** A value for the sample file. */
  example?: string;
  /** What a wrong cell may be corrected to. */
  options?: readonly string[];
};

/** A header for comparison: without capitals, accents, spaces or punctuation. */
const headKey = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const words = (text: string) =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .map(headKey)
    .filter(Boolean);

const namesOf = ({ key, label, aliases }: ImportField) => [key, label, ...aliases].map(headKey);

/**
 * Whether the header contains all words of a name of at least four letters: "Serial number (engine)"; Han and kana have
 * no words.
 */
const contains = (header: string, field: ImportField) => {
  const there = new Set(words(header));
  return [field.label, ...field.aliases].some((name) => {
    if (/[\p{Script=Han}\p{Script=Katakana}]{2}/u.test(name)) return headKey(header).includes(headKey(name));
    const nameWords = words(name);
    return headKey(name).length >= 4 && nameWords.length > 0 && nameWords.every((word) => there.has(word));
  });
};

/**
 * The probable field of each column, null for none; an exact name outranks a partial one, and no field occurs twice.
 */
export const guessMapping = (
  headers: readonly string[],
  fields: readonly ImportField[],
): (string | null)[] => {
  const mapping: (string | null)[] = headers.map(() => null);
  const taken = new Set<string>();
  const take = (matches: (header: string, field: ImportField) => boolean) => {
    for (const [index, header] of headers.entries()) {
      if (mapping[index] !== null || headKey(header) === '') continue;
      const field = fields.find((candidate) => !taken.has(candidate.key) && matches(header, candidate));
      if (!field) continue;
      mapping[index] = field.key;
      taken.add(field.key);
    }
  };
  take((header, field) => headKey(header) === headKey(field.label));
  take((header, field) => namesOf(field).includes(headKey(header)));
  take(contains);
  return mapping;
};

/** The index of the header line: of the first ten the one with most known names, else the first with text. */
export const findHeader = (lines: readonly (readonly string[])[], fields: readonly ImportField[]): number => {
  const first = lines.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  let best = first;
  let most = 1;
  for (const [index, cells] of lines.slice(0, 10).entries()) {
    const known = guessMapping(cells, fields).filter((key) => key !== null).length;
    if (known > most) {
      best = index;
      most = known;
    }
  }
  return best;
};

/**
 * A guess with what the person chose for the same headings before: a field by its key, or '' for a column that is not
 * imported. A field that is chosen for one column is taken from the column that was guessed.
 */
export const withRemembered = (
  headers: readonly string[],
  guessed: readonly (string | null)[],
  remembered: Readonly<Record<string, string>>,
  fields: readonly ImportField[],
): (string | null)[] => {
  const known = new Set(['', ...fields.map(({ key }) => key)]);
  const chosen = headers.map((header) => {
    const key = Object.hasOwn(remembered, header) ? remembered[header] : undefined;
    return key !== undefined && known.has(key) ? key : undefined;
  });
  const taken = new Set<string>();
  const once = chosen.map((key) => {
    if (key === undefined || key === '') return key;
    if (taken.has(key)) return '';
    taken.add(key);
    return key;
  });
  return guessed.map((guess, index) => {
    const key = once[index];
    if (key !== undefined) return key || null;
    return guess !== null && taken.has(guess) ? null : guess;
  });
};

/** What is kept of a mapping, with headings of earlier files: at most 300, none longer than the server takes. */
export const rememberedAs = (
  headers: readonly string[],
  mapping: readonly (string | null)[],
  before: Readonly<Record<string, string>>,
): Record<string, string> => {
  const now = headers.flatMap((header, index): [string, string][] =>
    header === '' || header.length > 200 ? [] : [[header, mapping[index] ?? '']],
  );
  const earlier = Object.entries(before).filter(([header]) => !headers.includes(header));
  return Object.fromEntries([...now, ...earlier].slice(0, 300));
};
