import type { ComponentType } from 'react';
import type { User } from '#modules/auth/contract.ts';
import type { InventoryItem } from '../contract.ts';

/**
 * What uses an item of stock, as list rows that a module hangs into the item's page: a row in the default export of its
 * own `itemUses.ts`, nothing else. Its code loads with the page, for those who may see it; it renders nothing if it does
 * not use the item.
 */
export type ItemUse = {
  id: string;
  /** From top to bottom. */
  order: number;
  isFor: (user: User) => boolean;
  load: () => Promise<{ default: ComponentType<{ item: InventoryItem }> }>;
};
