import type { ReactNode } from 'react';
import { AppLink, type LinkTarget } from './AppLink.tsx';
import { Icon } from './Icon.tsx';

type Props = LinkTarget & {
  title: ReactNode;
  second?: ReactNode;
  /** The words are never cut: they stand on as many lines as they need. */
  whole?: boolean;
  icon?: ReactNode;
  /** At the end of the row: a state, a figure, a button. */
  end?: ReactNode;
  /** A 3 px edge, only for rows that need action or are selected. */
  rail?: 'overdue' | 'due' | 'sel' | undefined;
  tick?: { checked: boolean; onChange: (checked: boolean) => void; label: string };
  onClick?: () => void;
};

/** A list row: clicks anywhere on it activate the title's link or button, except on its other controls. */
export function ListRow({ title, second, whole, icon, end, rail, tick, onClick, ...target }: Props) {
  const name = target.to ? (
    <AppLink {...target} className="hit">
      {title}
    </AppLink>
  ) : onClick ? (
    <button type="button" className="hit" onClick={onClick}>
      {title}
    </button>
  ) : (
    title
  );
  return (
    <div className={rail ? `li rail-${rail}` : 'li'}>
      {tick && (
        <input
          type="checkbox"
          className="tick"
          aria-label={tick.label}
          checked={tick.checked}
          onChange={(event) => tick.onChange(event.target.checked)}
        />
      )}
      {icon}
      <div className={whole ? 't whole' : 't'}>
        <b>{name}</b>
        {second && <span>{second}</span>}
      </div>
      {end}
      {target.to && !end && <Icon name="right" className="flip" />}
    </div>
  );
}
