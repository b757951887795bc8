import { lazy, type ReactNode, Suspense, useState } from 'react';

const TableMenu = lazy(() => import('./TableMenu.tsx'));

type Props = {
  label: string;
  on?: boolean;
  content: ReactNode;
  menu: (close: () => void) => ReactNode;
  /** Rendered beside the button, in the same frame. */
  after?: ReactNode;
};

/** A chip of the toolbar that opens a menu. */
export const MenuChip = ({ label, on, content, menu, after }: Props) => {
  const [anchor, setAnchor] = useState<Element>();
  const close = () => setAnchor(undefined);
  return (
    <span className={on ? 'fil on dt-chip' : 'fil dt-chip'}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {content}
      </button>
      {after}
      {anchor && (
        <Suspense fallback={null}>
          <TableMenu label={label} anchor={anchor} onClose={close}>
            {menu(close)}
          </TableMenu>
        </Suspense>
      )}
    </span>
  );
};
