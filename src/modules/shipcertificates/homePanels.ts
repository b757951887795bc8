import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'shipcertificates',
    place: 'side',
    order: 23,
    // Who keeps the vessel's papers aboard or at the company; people from outside do not.
    isFor: (user) => can(user, 'crew') && can(user, { flag: 'documents' }),
    rows: 4,
    load: () => import('./components/ToActPanel.tsx'),
  },
];
export default panels;
