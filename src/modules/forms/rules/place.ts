import type { Subform } from '../contract.ts';

type Placed = Pick<Subform, '_id' | 'order'>;

/** The order between two lines, so that only the moved one changes. */
const between = (before: number | undefined, after: number | undefined): number => {
  if (before === undefined) return (after ?? 1) - 1;
  return after === undefined ? before + 1 : (before + after) / 2;
};

/** The order of a line that is put at a place among the others, which are in their order; '' for a new one. */
export const orderAt = (lines: readonly Placed[], id: string, place: number): number => {
  const others = lines.filter(({ _id }) => _id !== id);
  return between(others[place - 1]?.order, others[place]?.order);
};

/** The place after the last line of the section that a line is in; at the end without one. */
export const endOfSection = (
  lines: readonly (Placed & Pick<Subform, 'itemType'>)[],
  id: string | undefined,
): number => {
  const from = lines.findIndex(({ _id }) => _id === id);
  if (from < 0) return lines.length;
  const next = lines.findIndex(({ itemType }, index) => index > from && itemType === 'section');
  return next < 0 ? lines.length : next;
};

/** The numbers of lines as the builder shows them: sections 1, 2, 3, what is in them 1.1, 1.2. */
export const numbersOf = (lines: readonly Pick<Subform, '_id' | 'itemType'>[]): Map<string, string> => {
  let section = 0;
  let item = 0;
  return new Map(
    lines.map(({ _id, itemType }) => {
      if (itemType === 'section') {
        section += 1;
        item = 0;
        return [_id, String(section)];
      }
      item += 1;
      return [_id, section === 0 ? String(item) : `${section}.${item}`];
    }),
  );
};
