import { type ReactNode, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { messagesOf } from './messagesOf.ts';

export type ConfirmProps = {
  title: string;
  body?: ReactNode;
  /** The label of the button: the action. */
  action: string;
  danger?: boolean;
  /** If it returns a promise, the dialog waits for it, and stays open with the reason if that fails. */
  onConfirm: () => unknown;
};

type Props = ConfirmProps & { open: boolean; onClose: () => void };

/** Asks for confirmation of something that is hard to undo. */
export function ConfirmDialog({ open, title, body, action, danger, onConfirm, onClose }: Props) {
  const { t } = useTranslation('ui');
  const [failure, setFailure] = useState('');
  const close = () => {
    setFailure('');
    onClose();
  };
  const act = async () => {
    // A second press while the dialog is closing.
    if (!open) return;
    setFailure('');
    try {
      await onConfirm();
      close();
    } catch (error) {
      setFailure(
        messagesOf(error, t('notSaved'))
          .map((message) => message.msg)
          .join(' '),
      );
    }
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      alert
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant={danger ? 'dangerPrimary' : 'primary'} onClick={act}>
            {action}
          </Button>
        </>
      }
    >
      {failure && (
        <div className="form-err" role="alert">
          <Icon name="error" />
          {failure}
        </div>
      )}
      {body}
    </Dialog>
  );
}
