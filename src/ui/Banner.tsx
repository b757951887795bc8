import type { ReactNode } from 'react';

type Props = {
  icon?: ReactNode;
  kind?: 'info' | 'warn';
  children: ReactNode;
  action?: ReactNode;
  /** Keeps its distance from what stands below. */
  apart?: boolean;
};

/** One line about how things stand, which never blocks: no link, a trial that ends. */
export const Banner = ({ icon, kind = 'info', children, action, apart }: Props) => (
  <div className={`banner${kind === 'warn' ? ' warn' : ''}${apart ? ' apart' : ''}`} role="status">
    {icon}
    <span className="m">{children}</span>
    {action}
  </div>
);
