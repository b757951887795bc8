import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useNoStatusCount } from '#modules/worklist/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { NavigationEntry } from '../navigation.ts';

type Props = { entry: NavigationEntry; current: boolean; onPick?: () => void };

/** An entry of any menu: icon, name and badge. Menus contain only what the user may open. */
export function NavLink(props: Props) {
  return props.entry.badge ? <CountedLink {...props} /> : <EntryLink {...props} />;
}

/** The badge has its space before it is known: nothing shifts when it arrives. */
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
      // The router would mark by URL only; the table knows the further pages of an entry.
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
