import type { ReactNode } from 'react';
import type { MenuItem } from '#ui/Menu.tsx';
import { useMenu } from '#ui/useMenu.tsx';

type Props = { label?: string; className?: string; items: readonly MenuItem[]; children: ReactNode };

/** A button in the frame's own style that opens a menu. */
export function MenuButton({ label, className, items, children }: Props) {
  const { button, menu } = useMenu(items);
  return (
    <>
      <button type="button" {...button} className={className} aria-label={label}>
        {children}
      </button>
      {menu}
    </>
  );
}
