import type { CSSProperties } from 'react';

/** A style with CSS variables. */
export const vars = (values: CSSProperties & { [name: `--${string}`]: number | string }): CSSProperties =>
  values;
