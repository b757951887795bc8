import { AppLink, type LinkTarget } from './AppLink.tsx';
import { useFormat } from './format/useFormat.tsx';

export type TabItem = LinkTarget & {
  label: string;
  count?: number | undefined;
  /** Whether it is the current tab, if the route alone does not tell. */
  active?: boolean;
};

/** Tabs with URLs: a navigation of links, with counts. */
export const Tabs = ({ label, items }: { label: string; items: TabItem[] }) => {
  const { number } = useFormat();
  return (
    <nav className="tabs no-print" aria-label={label}>
      <ul>
        {items.map(({ label: name, count, active, ...target }) => (
          <li key={name}>
            <AppLink
              {...target}
              activeOptions={active === undefined ? { exact: true } : { exact: true, includeSearch: true }}
              {...(active === undefined
                ? {}
                : { 'aria-current': active ? 'page' : false, className: active ? 'on' : '' })}
            >
              {name}
              {count !== undefined && <span className="n">{number(count)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
