import { lazy, type ReactNode, Suspense } from 'react';
import { useWanted } from './useWanted.ts';

const MuiDialog = lazy(() => import('./overlay/MuiDialog.tsx'));

export type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
  wide?: boolean | undefined;
  /** A question that must be answered first. */
  alert?: boolean;
};

/** A dialog with a title and a way out; its code loads when one is first opened. */
export function Dialog(props: DialogProps) {
  return useWanted(props.open) ? (
    <Suspense>
      <MuiDialog {...props} />
    </Suspense>
  ) : null;
}
