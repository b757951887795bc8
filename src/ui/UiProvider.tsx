import type { ReactNode } from 'react';
import { ConfirmProvider } from './useConfirm.tsx';

/** Context that every screen needs: the confirmation dialog. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ConfirmProvider>{children}</ConfirmProvider>;
}
