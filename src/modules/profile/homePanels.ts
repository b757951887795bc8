import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'ending',
    place: 'side',
    order: 20,
    isFor: (user) => can(user, { flag: 'employees' }),
    rows: 5,
    load: () => import('./components/EndingPanel.tsx'),
  },
];
export default panels;
