import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

type Props = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonLook & {
    icon?: ReactNode;
    /** Work is in progress: the button shows busy and ignores further presses. */
    pending?: boolean;
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  };

/** A button labelled with its action. If `onClick` returns a promise, the button is busy until it settles. */
export function Button({ variant, big, slim, icon, pending, onClick, className, children, ...rest }: Props) {
  const [working, setWorking] = useState(false);
  const busy = pending || working;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault();
    const work = onClick?.(event);
    if (!(work instanceof Promise)) return;
    setWorking(true);
    const settle = () => setWorking(false);
    work.then(settle, settle);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, big, slim }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {icon}
      {children}
    </button>
  );
}
