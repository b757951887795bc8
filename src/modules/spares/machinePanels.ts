import { can } from '#modules/auth/rules/can.ts';
import type { MachinePanel } from '#modules/equipment/components/machinePanel.ts';

const panels: readonly MachinePanel[] = [
  {
    id: 'sparesAboard',
    // Those who read spares: see their contract, which is not needed before the panel is.
    isFor: (user) => can(user, { flag: ['spareparts', 'jobs', 'inventory', 'supplier'] }),
    load: () => import('./components/MachineSpares.tsx'),
  },
];
export default panels;
