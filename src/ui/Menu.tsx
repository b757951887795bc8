import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { LinkTarget } from './AppLink.tsx';
import { Button } from './Button.tsx';
import type { ButtonLook } from './buttonClass.ts';
import { Glyph } from './Glyph.tsx';
import { IconButton } from './IconButton.tsx';
import { useWanted } from './useWanted.ts';

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
  icon?: ReactNode;
  /** Draws only the icon; the label is its name. */
  iconOnly?: boolean;
  items: readonly MenuItem[];
};

/** A button that opens a menu; the menu's code loads when it is first opened. */
export function Menu({ label, icon, iconOnly, variant, items }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wanted = useWanted(anchor !== null);
  const id = useId();
  const shared = {
    id: `${id}-button`,
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
        <Button {...shared} variant={variant} icon={icon}>
          {label}
          <Glyph name="down" size="s" />
        </Button>
      )}
      {wanted && (
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
