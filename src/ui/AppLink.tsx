import { Link, type LinkProps } from '@tanstack/react-router';
import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

/** Where a thing leads: a route, and what fills its `$` segments and its query. */
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

/** The app's link: a real anchor, so that it opens in a new tab and is preloaded when a finger or pointer nears. */
export const AppLink = (props: Props) => <Link {...props} />;
