import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { LinkTarget } from './AppLink.tsx';
import { Button } from './Button.tsx';
import type { ButtonLook } from './buttonClass.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { useEverOpen } from './useEverOpen.ts';

const MuiMenu = lazy(() => import('./overlay/MuiMenu.tsx'));

export type MenuItem =
  | 'divider'
  | (LinkTarget & {
      label: string;
      icon?: ReactNode;
      onClick?: () => void;
      danger?: boolean;
      disabled?: boolean;
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(anchor !== null);
  const id = useId();
  const shared = {
    id: `${id}-button`,
    ...(tabIndex === undefined ? {} : { tabIndex }),
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? `${id}-menu` : undefined,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
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
      {everOpen && (
        <Suspense>
          <MuiMenu
            id={`${id}-menu`}
            labelledBy={`${id}-button`}
            open={anchor !== null}
            anchor={anchor}
            items={items}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
