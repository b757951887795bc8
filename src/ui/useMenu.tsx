import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { MenuItem } from './Menu.tsx';
import { useEverOpen } from './useEverOpen.ts';

const MuiMenu = lazy(() => import('./overlay/MuiMenu.tsx'));

/** The menu of a button: spread `button` on it, and put `menu` beside it. The menu's code loads when it first opens. */
export const useMenu = (items: readonly MenuItem[]) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(anchor !== null);
  const id = useId();
  const menu: ReactNode = everOpen && (
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
  );
  return {
    button: {
      id: `${id}-button`,
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      'aria-controls': anchor ? `${id}-menu` : undefined,
      onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
    } as const,
    menu,
  };
};
