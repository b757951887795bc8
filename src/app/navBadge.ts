import type { ComponentType, ReactNode } from 'react';

/**
 * How much waits behind an entry of the menu for this person: it counts, and the menu draws. The count of a closed group
 * is the sum of its entries. `words` follow the count for readers of a single entry: "Jobs 6 without status".
 */
export type NavBadge = ComponentType<{ children: (count: number, words: string) => ReactNode }>;

/** The default export of a module's file, loaded once its entry is shown. */
export type LoadBadge = () => Promise<{ default: NavBadge }>;
