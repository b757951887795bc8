import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import type { SideDrawerProps } from '../SideDrawer.tsx';
import { Drawer } from './roots.tsx';

/** The drawer itself; `SideDrawer.tsx` loads it on first use. */
export default function MuiDrawer({
  open,
  title,
  onClose,
  side = 'end',
  width = 360,
  bare,
  children,
  footer,
}: SideDrawerProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const rtl = document.documentElement.dir === 'rtl';
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={(side === 'end') === rtl ? 'left' : 'right'}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          style: { width, maxWidth: '100%' },
        },
      }}
    >
      <div className="drawer">
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton label={t('close')} icon={<Icon name="close" />} onClick={onClose} />
        </header>
        <div className={bare ? 'in-drawer' : 'in-drawer padded'}>{children}</div>
        {footer && <footer>{footer}</footer>}
      </div>
    </Drawer>
  );
}
