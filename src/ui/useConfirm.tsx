import { createContext, type ReactNode, useContext, useState } from 'react';
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog.tsx';

type Confirm = (question: ConfirmProps) => void;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Renders the one dialog that `useConfirm` opens. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmProps>();
  const [open, setOpen] = useState(false);
  const confirm: Confirm = (next) => {
    setQuestion(next);
    setOpen(true);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && <ConfirmDialog {...question} open={open} onClose={() => setOpen(false)} />}
    </ConfirmContext>
  );
}

/** Asks for confirmation: `confirm({ title, action, onConfirm })`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs the UiProvider');
  return confirm;
}
