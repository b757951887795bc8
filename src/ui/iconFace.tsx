import type { ReactNode } from 'react';

export type IconFace = {
  label: string;
  icon: ReactNode;
  /** Shown at the icon's corner, and part of its accessible name. */
  count?: number | undefined;
  className?: string | undefined;
};

/** The look and accessible name of a square with only an icon, for buttons and links. */
export const iconFace = ({ label, icon, count, className = '' }: IconFace) => ({
  'aria-label': count ? `${label}, ${count}` : label,
  className: `ib ${className}`,
  children: (
    <>
      {icon}
      {count ? <span className="n">{count > 99 ? '99+' : count}</span> : null}
    </>
  ),
});
