import type { ReactNode } from 'react';

type Props = {
  icon?: ReactNode;
  /** What the state is. */
  title: string;
  /** What to do about it. */
  hint?: ReactNode;
  /** One button. */
  action?: ReactNode;
};

/** Nothing to show: the reason, a hint what to do, one button. */
export const EmptyState = ({ icon, title, hint, action }: Props) => (
  <div className="empty">
    {icon}
    <b>{title}</b>
    {hint && <span className="small">{hint}</span>}
    {action}
  </div>
);
