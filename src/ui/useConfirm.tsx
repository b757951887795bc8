import { createContext, type ReactNode, useContext, useState } from 'react';
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog.tsx';

type Question = ConfirmProps & {
  /** Called when the dialog closes, also after the action. */
  onClose?: () => void;
};
type Confirm = (question: Question) => void;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Renders the one dialog that `useConfirm` opens. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const confirm: Confirm = (next) => {
    setQuestion(next);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    question?.onClose?.();
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && <ConfirmDialog {...question} open={open} onClose={close} />}
    </ConfirmContext>
  );
}

/** Asks for confirmation: `confirm({ title, action, onConfirm })`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs the UiProvider');
  return confirm;
}

/** Asks, and resolves whether the answer was yes: `if (await ask({ title, action })) ...`. */
export const useAsk = () => {
  const confirm = useConfirm();
  return (question: Omit<Question, 'onConfirm' | 'onClose'>): Promise<boolean> =>
    new Promise((resolve) => {
      confirm({ ...question, onConfirm: () => resolve(true), onClose: () => resolve(false) });
    });
};
