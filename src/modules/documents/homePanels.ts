import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'documents',
    place: 'side',
    order: 22,
    isFor: (user) => can(user, 'crew'),
    rows: 4,
    load: () => import('./components/PapersPanel.tsx'),
  },
];
export default panels;
