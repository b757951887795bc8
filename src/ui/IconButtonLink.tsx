import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'a'>, 'children'> & { label: string; icon: ReactNode; count?: number };

const Anchor = ({ label, icon, count, className = '', href, ...rest }: Props) => (
  <a
    href={href}
    title={label}
    {...rest}
    aria-label={count ? `${label}, ${count}` : label}
    className={`ib ${className}`}
  >
    {icon}
    {count ? <span className="n">{count > 99 ? '99+' : count}</span> : null}
  </a>
);

/** A link drawn as a square icon; its accessible name is the label. */
export const IconButtonLink = createLink(Anchor);
