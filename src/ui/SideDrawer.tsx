import { lazy, type ReactNode, Suspense } from 'react';
import { useEverOpen } from './useEverOpen.ts';

const MuiDrawer = lazy(() => import('./overlay/MuiDrawer.tsx'));

export type SideDrawerProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  side?: 'start' | 'end';
  width?: number;
  /** No padding, for lists that reach the edges. */
  bare?: boolean;
  children: ReactNode;
  footer?: ReactNode;
};

/** A drawer at the side; its code loads when one is first opened. */
export function SideDrawer(props: SideDrawerProps) {
  return useEverOpen(props.open) ? (
    <Suspense>
      <MuiDrawer {...props} />
    </Suspense>
  ) : null;
}
