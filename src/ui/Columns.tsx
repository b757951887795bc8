import type { ReactNode } from 'react';

/** The panels of a detail page in two columns, stacked on narrow screens. */
export const Columns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className="columns">
    <div className="column">{left}</div>
    <div className="column">{right}</div>
  </div>
);
