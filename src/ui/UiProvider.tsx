import type { ReactNode } from 'react';
import { ConfirmProvider } from './useConfirm.tsx';

/** What every screen stands on: the one dialog that asks "sure?". */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ConfirmProvider>{children}</ConfirmProvider>;
}
