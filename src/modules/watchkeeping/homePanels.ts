import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';
import { watchkeeping } from './contract.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'watchkeeping',
    place: 'side',
    order: 5,
    isFor: (user) => can(user, watchkeeping.access.read) && user.role === 'crew',
    rows: 2,
    load: () => import('./components/OwnWatchPanel.tsx'),
  },
];
export default panels;
