import type { CSSProperties } from 'react';

/** A style of css variables. */
export const vars = (values: CSSProperties & { [name: `--${string}`]: number | string }): CSSProperties =>
  values;
