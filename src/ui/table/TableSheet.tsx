import type { ReactNode } from 'react';
import { Drawer } from '../overlay/roots.tsx';

type Props = { label: string; onClose: () => void; children: ReactNode };

/** A sheet over the lower part of a phone's screen. */
export const TableSheet = ({ label, onClose, children }: Props) => (
  <Drawer
    anchor="bottom"
    open
    onClose={onClose}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: 'dt-sheet', elevation: 0 } }}
  >
    {children}
  </Drawer>
);
