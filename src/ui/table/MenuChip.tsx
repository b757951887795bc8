import { type ReactNode, useState } from 'react';

/** What the menus contain. */
export type MenuCode = typeof import('./TableMenu.tsx');

type Props = {
  label: string;
  on?: boolean;
  disabled?: boolean;
  content: ReactNode;
  menu: (close: () => void, code: MenuCode) => ReactNode;
  /** Rendered beside the button, in the same frame. */
  after?: ReactNode;
};

/** A chip of the toolbar that opens a menu, whose code loads on the first press. */
export const MenuChip = ({ label, on, disabled, content, menu, after }: Props) => {
  const [anchor, setAnchor] = useState<Element>();
  // `lazy` would lose the type of the rows.
  const [code, setCode] = useState<MenuCode>();
  const close = () => setAnchor(undefined);
  return (
    <span className={on ? 'fil on dt-chip' : 'fil dt-chip'}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={label}
        disabled={disabled}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void import('./TableMenu.tsx').then(setCode);
        }}
      >
        {content}
      </button>
      {after}
      {anchor && code && (
        <code.TableMenu label={label} anchor={anchor} onClose={close}>
          {menu(close, code)}
        </code.TableMenu>
      )}
    </span>
  );
};
