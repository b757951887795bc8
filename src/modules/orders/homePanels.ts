import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'deliveries',
    place: 'side',
    order: 30,
    isFor: (user) => can(user, { flag: 'supplier' }),
    rows: 4,
    load: () => import('./components/DeliveriesPanel.tsx'),
  },
];
export default panels;
