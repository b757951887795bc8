import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NavLink } from './NavLink.tsx';
import { usePins } from './pins.ts';
import { type Frame, isCurrent } from './useFrame.ts';

/** The most entries of the bar beside Scan and the menu. */
const MOST = 3;

/** The phone's bottom bar. */
export function TabBar({
  entries,
  owner,
  user,
  onScan,
}: Pick<Frame, 'entries' | 'owner'> & { user: User | undefined; onScan: () => void }) {
  const { t } = useTranslation('app');
  const [first, second, ...others] = usePins(entries, user, MOST).map((entry) => (
    <NavLink key={entry.to} entry={entry} current={isCurrent(entry, owner)} />
  ));
  // Known to have none, as on a vessel without access; before that its room is kept.
  if (user && entries.length === 0) return null;
  return (
    <nav className="tabbar" aria-label={t('mainMenu')}>
      {first}
      {second}
      {entries.length > 0 && (
        <button type="button" aria-haspopup="dialog" onClick={onScan}>
          <Icon name="scan" />
          {t('scan')}
        </button>
      )}
      {others}
      {/* Only once the entries are known; before, it would be in their place. */}
      {entries.length > 0 && (
        <AppLink to="/app/menu">
          <Icon name="menu" />
          {t('menu')}
        </AppLink>
      )}
    </nav>
  );
}
