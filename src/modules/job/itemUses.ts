import { can } from '#modules/auth/rules/can.ts';
import type { ItemUse } from '#modules/inventory/components/itemUse.ts';

const uses: readonly ItemUse[] = [
  {
    id: 'jobs',
    order: 10,
    isFor: (user) => can(user, { flag: 'jobs' }),
    load: () => import('./components/JobUses.tsx'),
  },
];
export default uses;
