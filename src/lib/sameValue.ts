export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether two JSON values say the same, in whatever order their keys stand: `jsonb` keeps keys in an order of its own, so
 * comparing JSON texts would see a change where there is none. A missing value is null.
 */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a ?? null, b ?? null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => sameValue(value, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(a[key], b[key]));
};
