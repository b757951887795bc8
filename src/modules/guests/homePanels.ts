import { can } from '#modules/auth/rules/can.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';
import { isGalley } from './rules/galley.ts';

const mayGuests = (user: Parameters<HomePanel['isFor']>[0]) => can(user, { flag: 'guests' });

const panels: readonly HomePanel[] = [
  {
    id: 'feed',
    place: 'first',
    order: 10,
    isFor: (user) => isGalley(user) && mayGuests(user),
    rows: 1,
    load: () => import('./components/home/FeedPanel.tsx'),
  },
  {
    id: 'allergies',
    place: 'first',
    order: 20,
    isFor: (user) => isGalley(user) && mayGuests(user),
    rows: 6,
    load: () => import('./components/home/AllergiesPanel.tsx'),
  },
  {
    id: 'guestsComing',
    place: 'side',
    order: 15,
    isFor: (user) => mayGuests(user) && !isGalley(user),
    rows: 4,
    load: () => import('./components/home/ComingPanel.tsx'),
  },
];
export default panels;
