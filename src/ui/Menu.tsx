import type { ReactNode } from 'react';
import type { LinkTarget } from './AppLink.tsx';
import { Button } from './Button.tsx';
import type { ButtonLook } from './buttonClass.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { useMenu } from './useMenu.tsx';

export type MenuItem =
  | 'divider'
  | (LinkTarget & {
      label: string;
      icon?: ReactNode;
      onClick?: () => void;
      danger?: boolean;
      disabled?: boolean;
      /** The menu stays open, because one presses it several times. */
      stays?: boolean;
    });

type Props = ButtonLook & {
  label: string;
  /** The accessible name, if longer than the visible label, which it must contain. */
  name?: string;
  icon?: ReactNode;
  /** Shows only the icon; the label is the accessible name. */
  iconOnly?: boolean;
  items: readonly MenuItem[];
  /** -1 if the arrow keys of a surrounding widget move to it. */
  tabIndex?: number;
};

/** A button that opens a menu; the menu's code loads when it is first opened. */
export function Menu({ label, name, icon, iconOnly, variant, items, tabIndex }: Props) {
  const { button, menu } = useMenu(items);
  const shared = { ...button, ...(tabIndex === undefined ? {} : { tabIndex }) };
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={label} icon={icon} />
      ) : (
        <Button {...shared} aria-label={name} variant={variant} icon={icon}>
          <span className="el">{label}</span>
          <Icon name="down" size="s" />
        </Button>
      )}
      {menu}
    </>
  );
}
