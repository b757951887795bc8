import type { ReactNode } from 'react';

type Props = { icon?: ReactNode; kind?: 'info' | 'warn'; children: ReactNode; action?: ReactNode };

/** One line about how things stand, which never blocks: no link, a trial that ends. */
export const Banner = ({ icon, kind = 'info', children, action }: Props) => (
  <div className={kind === 'warn' ? 'banner warn' : 'banner'} role="status">
    {icon}
    <span className="m">{children}</span>
    {action}
  </div>
);
