import { PATH_SEPARATOR } from '#modules/locations/rules.ts';
import type { InventoryItem } from '../../contract.ts';

/** A category or a place, with how many items are in it and in what is inside. */
export type TreeNode = { path: readonly string[]; count: number; inside: TreeNode[] };

const byCount = (a: TreeNode, b: TreeNode) => b.count - a.count || (a.path.join() < b.path.join() ? -1 : 1);

const treeOf = (paths: readonly (readonly string[])[], above: readonly string[] = []): TreeNode[] => {
  const groups = Map.groupBy(
    paths.filter((path) => path.length > above.length),
    (path) => path[above.length] ?? '',
  );
  return [...groups].map(([name, of]) => {
    const path = [...above, name];
    return { path, count: of.length, inside: treeOf(of, path) };
  });
};

/** Categories and what is below them, the largest first; items without one are under none. */
export const categoryTree = (items: readonly Pick<InventoryItem, 'category' | 'subCategory'>[]): TreeNode[] =>
  treeOf(
    items
      .filter(({ category }) => category !== '')
      .map(({ category, subCategory }) => (subCategory === '' ? [category] : [category, subCategory])),
  )
    .map((node) => ({ ...node, inside: node.inside.toSorted(byCount) }))
    .sort(byCount);

/**
 * The boat's places that hold items, as far as they are places of their own: shelves and boxes within one belong to it.
 * `lying` are the paths of where each item lies.
 */
export const placeTree = (
  places: readonly { _id: string }[],
  lying: readonly string[],
  paths: ReadonlyMap<string, readonly string[]>,
): TreeNode[] => {
  const known = new Map(
    places.flatMap(({ _id }) => {
      const path = paths.get(_id);
      return path ? [[path.join(PATH_SEPARATOR), path] as const] : [];
    }),
  );
  const placeOf = (text: string): readonly string[] => {
    const parts = text.split(PATH_SEPARATOR);
    for (let length = parts.length; length > 0; length--) {
      const path = known.get(parts.slice(0, length).join(PATH_SEPARATOR));
      if (path) return path;
    }
    return [];
  };
  return treeOf(lying.map(placeOf));
};
