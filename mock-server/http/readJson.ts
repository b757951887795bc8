const wellFormed = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** A value with all its texts as PostgreSQL accepts them: no NUL, no unpaired surrogate. */
export const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [wellFormed(key), clean(inner)]));
};

/** No contract nests deeper than this. */
const MAX_DEPTH = 64;

const isTooDeep = (value: unknown, left: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));

/** Parses JSON of at most 64 levels into texts that PostgreSQL accepts. Only an escape sequence can contain an invalid character. */
export const readJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value, MAX_DEPTH)) throw new Error('Nested too deeply');
  return /\\u(0000|d[89a-f])/i.test(text) ? clean(value) : value;
};
