import type { ReactNode } from 'react';

type Props = {
  icon?: ReactNode;
  /** What is so. */
  title: string;
  /** What to do about it. */
  hint?: ReactNode;
  /** One button. */
  action?: ReactNode;
};

/** Nothing to show: what is so, what to do, one button. */
export const EmptyState = ({ icon, title, hint, action }: Props) => (
  <div className="empty">
    {icon}
    <b>{title}</b>
    {hint && <span className="small">{hint}</span>}
    {action}
  </div>
);
