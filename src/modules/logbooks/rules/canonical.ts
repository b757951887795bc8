/**
 * The one text of a value: keys in the order of their UTF-16 code units, no spaces, numbers and strings as ECMAScript
 * writes them (RFC 8785). Equal values have equal texts on every device, so that their hashes can be compared.
 * @throws for what JSON cannot say: undefined, functions, NaN and infinities.
 */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object') throw new Error(`No JSON: ${typeof value}`);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
};
