import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { MenuItem } from '#ui/Menu.tsx';
import { useEverOpen } from '#ui/useEverOpen.ts';

const MuiMenu = lazy(() => import('#ui/overlay/MuiMenu.tsx'));

type Props = { label?: string; className?: string; items: readonly MenuItem[]; children: ReactNode };

/** A button in the frame's own style that opens a menu. */
export function MenuButton({ label, className, items, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(anchor !== null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </button>
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
