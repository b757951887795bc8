import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { NavigationEntry } from '../navigation.ts';
import { Badge } from './Badge.tsx';

type Props = {
  entry: NavigationEntry;
  current: boolean;
  onPick?: (() => void) | undefined;
  /** A line under the name. */
  fact?: ReactNode;
};

/** An entry of any menu: icon, name and badge. Menus contain only what the user may open. */
export function NavLink({ entry, current, onPick, fact }: Props) {
  const { t } = useTranslation('nav');
  return (
    <AppLink
      to={entry.to}
      // The router would mark by URL only; the table knows the further pages of an entry.
      activeOptions={{ exact: true }}
      className={current ? 'on' : undefined}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...(onPick ? { onClick: onPick } : {})}
    >
      <Icon name={entry.icon} />
      <span>
        {t(entry.label)}
        {fact}
      </span>
      <Badge entries={[entry]} />
    </AppLink>
  );
}
