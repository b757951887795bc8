import { can } from '#modules/auth/rules/can.ts';
import type { ItemUse } from '#modules/inventory/components/itemUse.ts';

const uses: readonly ItemUse[] = [
  {
    id: 'spares',
    order: 30,
    isFor: (user) => can(user, { flag: ['spareparts', 'jobs', 'inventory', 'supplier'] }),
    load: () => import('./components/SpareUses.tsx'),
  },
];
export default uses;
