const wellFormed = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** A value with all its texts as a database takes them: no NUL, no half of a surrogate pair. */
export const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [wellFormed(key), clean(inner)]));
};

/** Reads JSON whose texts a database takes. Only an escape can bring in what it does not. */
export const readJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  return /\\u(0000|d[89a-f])/i.test(text) ? clean(value) : value;
};
