import { can } from '#modules/auth/rules/can.ts';
import { isGalley } from '#modules/guests/rules/galley.ts';
import type { HomePanel } from '#modules/home/components/homePanel.ts';

const panels: readonly HomePanel[] = [
  {
    id: 'aboard',
    place: 'side',
    order: 10,
    // Who counts heads: the galley has a count of its own.
    isFor: (user) =>
      can(user, 'crew') &&
      can(user, { flag: ['employees', 'watchkeeping', 'watchkeeper', 'guests'] }) &&
      !isGalley(user),
    rows: 9,
    load: () => import('./components/AboardPanel.tsx'),
  },
];
export default panels;
