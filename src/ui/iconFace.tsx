import type { ReactNode } from 'react';

export type IconFace = {
  label: string;
  icon: ReactNode;
  /** Stands at its corner, and in its name. */
  count?: number | undefined;
  className?: string | undefined;
};

/** What a square with an icon only looks like and is called, be it a button or a link. */
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
