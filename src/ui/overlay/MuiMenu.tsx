import MenuItemRow from '@mui/material/MenuItem';
import { createLink } from '@tanstack/react-router';
import type { MenuItem } from '../Menu.tsx';
import { Menu } from './roots.tsx';

const LinkRow = createLink(MenuItemRow<'a'>);

type Props = {
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  items: readonly MenuItem[];
  id: string;
  labelledBy: string;
};

/** The menu itself; `Menu.tsx` loads it when one is first opened. */
export default function MuiMenu({ anchor, open, onClose, items, id, labelledBy }: Props) {
  return (
    <Menu
      id={id}
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
    >
      {items.map((item, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: dividers have no name
        if (item === 'divider') return <hr key={index} />;
        const { label, icon, onClick, danger, disabled, stays, to, params, search } = item;
        const look = { disabled: disabled ?? false, ...(danger ? { sx: { color: 'var(--overdue)' } } : {}) };
        return to ? (
          <LinkRow
            key={label}
            component="a"
            {...look}
            to={to}
            params={params}
            search={search}
            onClick={onClose}
          >
            {icon}
            {label}
          </LinkRow>
        ) : (
          <MenuItemRow
            key={label}
            {...look}
            onClick={() => {
              if (!stays) onClose();
              onClick?.();
            }}
          >
            {icon}
            {label}
          </MenuItemRow>
        );
      })}
    </Menu>
  );
}
