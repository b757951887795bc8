import type { ComponentType } from 'react';
import type { User } from '#modules/auth/contract.ts';

export type MachinePanelProps = {
  equipmentID: string;
  /** Until the panels beside it are ready too, it reads its data and renders nothing. */
  hidden: boolean;
  /** To be called once its data is there, or does not come. */
  onReady: () => void;
};

/**
 * A panel that a module hangs into the page of a machine: a row in the default export of its own `machinePanels.ts`,
 * nothing else. Its code loads with the page, for those who may see it; it renders nothing if it has nothing to say.
 */
export type MachinePanel = {
  id: string;
  isFor: (user: User) => boolean;
  load: () => Promise<{ default: ComponentType<MachinePanelProps> }>;
};
