import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

type Props = ComponentProps<'a'> & ButtonLook & { icon?: ReactNode };

const Anchor = ({ variant, big, slim, icon, className, children, ...rest }: Props) => (
  <a {...rest} className={buttonClass({ variant, big, slim }, className)}>
    {icon}
    {children}
  </a>
);

/** A link that looks like a button; `to`, `params` and `search` are checked against the routes. */
export const ButtonLink = createLink(Anchor);
