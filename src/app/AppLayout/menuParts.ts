import { type NavGroup, type NavigationEntry, navGroups } from '../navigation.ts';

/** Up to this many entries stand in one plain row or list. */
export const MAX_PLAIN = 8;

/** A group of the menus with its entries, in the menus' order. */
export type MenuPart = (typeof navGroups)[number] & { items: readonly NavigationEntry[] };
export type HeadedPart = Extract<MenuPart, { heading: string }>;

/** The groups that have entries, `without` those that stand elsewhere. */
export const partsOf = (
  entries: readonly NavigationEntry[],
  without: readonly NavigationEntry[] = [],
): readonly MenuPart[] =>
  navGroups
    .map((part) => ({
      ...part,
      items: entries.filter((entry) => entry.group === part.group && !without.includes(entry)),
    }))
    .filter(({ items }) => items.length > 0);

export const isHeaded = (part: MenuPart): part is HeadedPart => 'heading' in part;

/** The pages that a menu entry stands for: they are under it. */
export const pagesUnder = (entries: readonly NavigationEntry[], { to }: NavigationEntry) =>
  entries.filter(({ under, group }) => under === to && group === undefined);

/** The pages offered beside a group's entries: those under them, and those without an entry to stand under. */
export const straightOf = (entries: readonly NavigationEntry[], group: NavGroup) => {
  const under = new Set(entries.filter((entry) => entry.group === group).map(({ to }) => to));
  return entries.filter(
    (entry) => entry.straight === group || (!entry.group && entry.under && under.has(entry.under)),
  );
};

/** The names of what stands in a row, in px, by the keys of `rowKeys`. */
export type Widths = Readonly<Record<string, number>>;

/** The groups that stand in the row beside the first `count` pins; one whose only entry is pinned does not. */
export const rowParts = (
  entries: readonly NavigationEntry[],
  pins: readonly NavigationEntry[],
  count: number,
): readonly HeadedPart[] =>
  partsOf(entries)
    .filter(isHeaded)
    .filter(({ items }) => {
      const only = items.length === 1 ? items[0] : undefined;
      return !only || !pins.slice(0, count).includes(only);
    });

/** How a part is measured: its word, or the one entry that it is. */
export const partKey = ({ group, items }: HeadedPart) =>
  items.length === 1 && items[0] ? items[0].to : group;

/** The pins that fit into `room` beside the groups; the groups always stay. */
export const pinsThatFit = (
  entries: readonly NavigationEntry[],
  pins: readonly NavigationEntry[],
  widths: Widths,
  room: number,
): number => {
  for (let count = pins.length; count > 0; count -= 1) {
    const keys = [
      ...pins.slice(0, count).map(({ to }) => to),
      ...rowParts(entries, pins, count).map(partKey),
    ];
    if (keys.reduce((sum, key) => sum + (widths[key] ?? 0), 0) <= room) return count;
  }
  return 0;
};
