import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  count?: number | string | undefined;
  /** One link or button at the end of the header. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A bordered section named by its heading; rows inside are separated by hairlines. */
export function Panel({ title, count, action, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className="n">{count}</span>}
        <span className="sp" />
        {action}
      </header>
      {children}
    </section>
  );
}
