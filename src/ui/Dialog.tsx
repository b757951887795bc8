import type { KeyboardEventHandler, ReactNode } from 'react';
import { lazyDialog } from './lazyDialog.tsx';
import { useEverOpen } from './useEverOpen.ts';

export type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  wide?: boolean | undefined;
  /** Takes the whole screen, and its content has no padding. */
  full?: boolean;
  /** A question that must be answered first (`alertdialog`). */
  alert?: boolean;
};

const MuiDialog = lazyDialog<DialogProps & { onKeyDown?: KeyboardEventHandler }>(
  () => import('./overlay/MuiDialog.tsx'),
);

/** A dialog with a title and a close button; its code loads when one is first opened. */
export function Dialog(props: DialogProps) {
  return useEverOpen(props.open) ? <MuiDialog {...props} /> : null;
}
