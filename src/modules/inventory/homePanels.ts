import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'stock',
    place: 'side',
    order: 25,
    isFor: (user) => can(user, { flag: 'inventory' }),
    rows: 5,
    load: () => import('./components/StockPanel.tsx'),
  },
];
export default panels;
