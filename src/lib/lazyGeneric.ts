import { type ComponentType, lazy, type ReactNode } from 'react';

/** `lazy` for a component with type parameters, which it would lose. */
export const lazyGeneric = <C extends (props: never) => ReactNode>(load: () => Promise<{ default: C }>): C =>
  lazy(load as unknown as () => Promise<{ default: ComponentType }>) as unknown as C;
