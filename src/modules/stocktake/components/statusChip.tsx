import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { Stocktake } from '../contract.ts';

const looks: Record<Stocktake['status'], readonly [string, IconName]> = {
  open: ['prog', 'play'],
  closed: ['done', 'check'],
  cancelled: ['upcoming', 'block'],
};

/** The state of a count sheet. */
export const statusChip = (status: Stocktake['status'], text: ReactNode) => {
  const [look, icon] = looks[status];
  return (
    <span className={`st ${look}`}>
      <Icon name={icon} />
      {text}
    </span>
  );
};
