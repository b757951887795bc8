import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type KeyboardEventHandler, useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { DialogProps } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { Dialog } from './roots.tsx';

type Props = DialogProps & { onKeyDown?: KeyboardEventHandler };

/** The dialog itself; `Dialog.tsx` loads it on first use. */
export default function MuiDialog({
  open,
  title,
  onClose,
  children,
  footer,
  wide,
  full = false,
  alert,
  onKeyDown,
}: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      fullScreen={full}
      maxWidth={wide ? 'md' : 'sm'}
      aria-labelledby={id}
      {...(alert ? { role: 'alertdialog' } : {})}
      // An explicit undefined would replace MUI's own handler, and Escape would do nothing.
      {...(onKeyDown ? { onKeyDown } : {})}
    >
      <div className="row" style={{ padding: '8px 8px 0 20px', minHeight: 48 }}>
        <h2 id={id} style={{ flex: 1 }}>
          {title}
        </h2>
        <IconButton label={t('close')} icon={<Icon name="close" />} onClick={onClose} />
      </div>
      <DialogContent {...(full ? { style: { padding: 0 } } : {})}>{children}</DialogContent>
      {footer && <DialogActions>{footer}</DialogActions>}
    </Dialog>
  );
}
