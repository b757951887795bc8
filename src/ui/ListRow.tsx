import type { ReactNode } from 'react';
import { AppLink, type LinkTarget } from './AppLink.tsx';
import { Icon } from './Icon.tsx';

type Props = LinkTarget & {
  title: ReactNode;
  second?: ReactNode;
  icon?: ReactNode;
  /** What stands at the end: a state, a figure, a button. */
  end?: ReactNode;
  /** A 3 px edge, only for what someone must act on, or what is selected. */
  rail?: 'overdue' | 'due' | 'sel' | undefined;
  tick?: { checked: boolean; onChange: (checked: boolean) => void; label: string };
  onClick?: () => void;
};

/** A row of a list: the whole row answers to its title's link or button, while what it holds keeps its own. */
export function ListRow({ title, second, icon, end, rail, tick, onClick, ...target }: Props) {
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
      <div className="t">
        <b>{name}</b>
        {second && <span>{second}</span>}
      </div>
      {end}
      {target.to && !end && <Icon name="right" className="flip" />}
    </div>
  );
}
