import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<'button'> & { label: string; icon: ReactNode; count?: number | undefined };

/** A square button with only an icon; its accessible name is the label, also shown on hover. */
export const IconButton = ({ label, icon, count, className = '', ...rest }: Props) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={count ? `${label}, ${count}` : label}
    className={`ib ${className}`}
  >
    {icon}
    {count ? <span className="n">{count > 99 ? '99+' : count}</span> : null}
  </button>
);
