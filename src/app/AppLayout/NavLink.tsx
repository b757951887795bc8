import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/AppLink.tsx';
import type { NavigationEntry } from '../navigation.ts';

type Props = { entry: NavigationEntry; current: boolean; onPick?: () => void };

/** An entry of any menu: icon and name. */
export function NavLink({ entry: { to, icon: Icon, label }, current, onPick }: Props) {
  const { t } = useTranslation('nav');
  return (
    <AppLink
      to={to}
      // The router would mark by address only; the table knows which further pages an entry owns.
      activeOptions={{ exact: true }}
      className={current ? 'on' : undefined}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...(onPick ? { onClick: onPick } : {})}
    >
      <Icon />
      <span>{t(label)}</span>
    </AppLink>
  );
}
