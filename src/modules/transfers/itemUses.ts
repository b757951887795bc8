import { can } from '#modules/auth/rules/can.ts';
import type { ItemUse } from '#modules/inventory/components/itemUse.ts';

const uses: readonly ItemUse[] = [
  {
    id: 'transfers',
    order: 5,
    isFor: (user) => can(user, { flag: 'inventory' }),
    load: () => import('./components/TransferUses.tsx'),
  },
];
export default uses;
