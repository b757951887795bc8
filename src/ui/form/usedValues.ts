/** The values of a field in a list, most frequent first. */
export const usedValues = <Item extends object>(
  list: readonly Item[],
  field: keyof Item & string,
): string[] => {
  const counts = new Map<string, number>();
  for (const { [field]: value } of list)
    if (typeof value === 'string' && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([value]) => value);
};
