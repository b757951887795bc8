import { Link, type LinkProps } from '@tanstack/react-router';
import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

/** A link target: a route, its `$` parameters and its search. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;

type Props = LinkTarget &
  AriaAttributes & {
    className?: string | undefined;
    style?: CSSProperties;
    title?: string;
    tabIndex?: number;
    activeOptions?: LinkProps['activeOptions'];
    onClick?: () => void;
    children: ReactNode;
  };

/** The app's link: a real anchor, so that it can open in a new tab and preloads on hover or touch. */
export const AppLink = (props: Props) => <Link {...props} />;
