import { can } from '#modules/auth/rules/can.ts';
import type { ItemUse } from '#modules/inventory/components/itemUse.ts';

const uses: readonly ItemUse[] = [
  {
    id: 'orders',
    order: 40,
    isFor: (user) => can(user, { flag: ['supplier', 'inventory', 'spareparts'] }),
    load: () => import('./components/OrderUses.tsx'),
  },
];
export default uses;
