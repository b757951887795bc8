import { type NavGroup, navigation } from './navigation.ts';

const firstPart = (path: string) => path.split('/')[2];

/**
 * The menu's group in which a page is found; what no menu lists goes with help. Pages whose addresses begin alike are
 * in one group: the routes of a group are one file, which loads with the first of its pages (`virtual:routes`).
 */
export const menuGroupOf = (path: string): NavGroup => {
  const start = firstPart(path);
  const entry = navigation.find(({ to, opens = [] }) =>
    [to, ...opens].some((own) => firstPart(own) === start),
  );
  if (!entry) return 'help';
  return entry.group ?? entry.straight ?? (entry.under ? menuGroupOf(entry.under) : 'help');
};
