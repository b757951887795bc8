import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { User } from '#modules/auth/contract.ts';
import type { NavGroup } from '../navigation.ts';
import type { Frame } from './useFrame.ts';

const MenuPanel = lazy(() => import('./MenuPanel.tsx'));

type Props = Pick<Frame, 'entries' | 'owner'> & {
  user: User | undefined;
  /** Where it opens: below a row, or beside a column. */
  place: 'below' | 'beside';
  onEditPins: () => void;
};

/** The panel of a group, or of the search in the menu: open it from a button, and put `panel` at the end. */
export const useMenuPanel = (props: Props) => {
  const [open, setOpen] = useState<{ anchor: HTMLElement; shows: NavGroup | 'search' }>();
  const panel: ReactNode = open && (
    <Suspense>
      <MenuPanel {...props} {...open} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return {
    panel,
    shown: open?.shows,
    openPanel: (anchor: HTMLElement, shows: NavGroup | 'search') => setOpen({ anchor, shows }),
  };
};
