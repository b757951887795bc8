import type { PaletteCommand } from '#app/paletteCommand.ts';
import { can } from '#modules/auth/rules/can.ts';

const commands: readonly PaletteCommand[] = [
  {
    id: 'hours',
    label: 'hours:enterAll',
    isFor: (user) => can(user, { flag: 'equipmentspage' }),
    to: '/app/equipment/hours',
  },
];
export default commands;
