import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'books',
    place: 'side',
    order: 20,
    isFor: (user) => can(user, { flag: 'logbook' }),
    rows: 3,
    load: () => import('./components/home/BooksPanel.tsx'),
  },
];
export default panels;
