import type { ReactNode } from 'react';

type Props = {
  icon?: ReactNode;
  kind?: 'info' | 'warn';
  children: ReactNode;
  action?: ReactNode;
  /** Adds a margin below. */
  apart?: boolean;
};

/** One line of status that never blocks: no connection, a trial that ends. */
export const Banner = ({ icon, kind = 'info', children, action, apart }: Props) => (
  <div className={`banner${kind === 'warn' ? ' warn' : ''}${apart ? ' apart' : ''}`} role="status">
    {icon}
    <span className="m">{children}</span>
    {action}
  </div>
);
