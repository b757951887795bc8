import type { PaletteCommand } from '#app/paletteCommand.ts';
import { can } from '#modules/auth/rules/can.ts';

const commands: readonly PaletteCommand[] = [
  {
    id: 'newJob',
    label: 'job:newJob',
    isFor: (user) => can(user, { flag: 'jobs' }),
    dialog: () => import('./components/CreateJobDialog.tsx'),
  },
  {
    id: 'report',
    label: 'report:title',
    isFor: (user) => can(user, 'member'),
    dialog: () => import('./components/ReportDialog.tsx'),
  },
];
export default commands;
