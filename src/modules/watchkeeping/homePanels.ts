import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'watchkeeping',
    place: 'side',
    order: 5,
    isFor: (user) => user.role === 'crew' && can(user, { flag: ['watchkeeping', 'watchkeeper'] }),
    rows: 2,
    load: () => import('./components/OwnWatchPanel.tsx'),
  },
];
export default panels;
