import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'captain',
    place: 'side',
    order: 90,
    // Who works with their own jobs only, or comes from outside.
    isFor: (user) => !can(user, { flag: 'jobs' }) && !can(user, { flag: 'equipmentspage' }),
    rows: 3,
    load: () => import('./components/CaptainPanel.tsx'),
  },
];
export default panels;
