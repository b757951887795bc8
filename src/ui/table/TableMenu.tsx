import type { ReactNode } from 'react';
import { Popover } from '../overlay/roots.tsx';

export { ChoiceList } from './ChoiceList.tsx';
export { ExportChoices } from './ExportChoices.tsx';
export { FilterFields } from './FilterFields.tsx';

type Props = { label: string; anchor: Element; onClose: () => void; children: ReactNode };

/** The popover of a toolbar button, with what its menus contain; loaded on first use. */
export const TableMenu = ({ label, anchor, onClose, children }: Props) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: 'dt-menu', elevation: 0 } }}
  >
    {children}
  </Popover>
);
