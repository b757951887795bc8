import type { ComponentType } from 'react';
import type { User } from '#modules/auth/contract.ts';

/**
 * A panel that a module hangs into home: a row in the default export of its own `homePanels.ts`, nothing else. Its code
 * loads when home is shown to somebody who has it.
 */
export type HomePanel = {
  id: string;
  /** `first`: above the jobs; `main`: below them; `side`: in the narrow column, or below on a tablet. */
  place: 'first' | 'main' | 'side';
  /** Panels of a place from top to bottom. */
  order: number;
  isFor: (user: User) => boolean;
  /** The rows whose room it takes from the beginning, so that nothing moves when it is loaded. */
  rows: number;
  load: () => Promise<{ default: ComponentType<{ user: User }> }>;
};
