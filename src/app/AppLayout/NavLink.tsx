import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useNoStatusCount } from '#modules/worklist/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { NavigationEntry } from '../navigation.ts';

type Props = { entry: NavigationEntry; current: boolean; onPick?: () => void };

/** An entry of any menu: icon and name, and what waits behind it. Menus hold only what the person may open. */
export function NavLink(props: Props) {
  return props.entry.badge ? <CountedLink {...props} /> : <EntryLink {...props} />;
}

/** The count has its room before it is known: nothing moves when it arrives. */
function CountedLink(props: Props) {
  const { t } = useTranslation(['app', 'nav']);
  const count = useNoStatusCount(true);
  const page = t(`nav:${props.entry.label}`);
  return (
    <EntryLink {...props} name={count > 0 ? t('jobsWithoutStatus', { page, count }) : page}>
      {/* The space is for readers: "Jobs 6", not "Jobs6". */}{' '}
      <span className="n" hidden={count === 0}>
        {count > 99 ? '99+' : count || ''}
      </span>
    </EntryLink>
  );
}

type LinkProps = Props & { name?: string; children?: ReactNode };

function EntryLink({ entry: { to, icon, label }, current, onPick, name, children }: LinkProps) {
  const { t } = useTranslation('nav');
  return (
    <AppLink
      to={to}
      // The router would mark by address only; the table knows which further pages an entry owns.
      activeOptions={{ exact: true }}
      className={current ? 'on' : undefined}
      {...(name ? { 'aria-label': name } : {})}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...(onPick ? { onClick: onPick } : {})}
    >
      <Icon name={icon} />
      <span>{t(label)}</span>
      {children}
    </AppLink>
  );
}
