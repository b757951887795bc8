import { type ReactNode, useState } from 'react';
import { type LoadDialog, lazyDialog } from './lazyDialog.tsx';

type Closing = { onClose: () => void };
type Given<Rest> = [Partial<Rest>] extends [Rest] ? [given?: Rest] : [given: Rest];
type DialogHandle<Rest> = {
  /** Opens it with the props that are only known now. */
  open: (...given: Given<Rest>) => void;
  close: () => void;
  /** Render it at the end of the page; null while the dialog is closed. */
  element: ReactNode;
};

/**
 * A dialog of a page: its code, whether it is open, and its props. `const edit = useDialog(() =>
 * import('../EditForm.tsx'), { item })`, then `edit.open()` and `{edit.element}`. `live` are the props that follow
 * the page while the dialog is open.
 */
export function useDialog<P extends Closing, L extends Partial<Omit<P, 'onClose'>> = Record<never, never>>(
  load: LoadDialog<P>,
  live?: L,
): DialogHandle<Omit<P, 'onClose' | keyof L>>;
// Together `live` and `given` are the props of the dialog; the signature above ensures it.
export function useDialog(load: LoadDialog<Closing>, live?: object): DialogHandle<object> {
  const [Dialog] = useState(() => lazyDialog(load));
  const [given, setGiven] = useState<object>();
  const close = () => setGiven(undefined);
  return {
    open: (props = {}) => setGiven(props),
    close,
    element: given && <Dialog {...live} {...given} onClose={close} />,
  };
}
