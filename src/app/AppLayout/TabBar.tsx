import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { Icon } from '#ui/Icon.tsx';
import { NavLink } from './NavLink.tsx';
import { pinsOf } from './pins.ts';
import { type Frame, isCurrent } from './useFrame.ts';

/** The phone's bottom bar. */
export function TabBar({
  entries,
  owner,
  user,
  onMenu,
}: Pick<Frame, 'entries' | 'owner'> & { user: User | undefined; onMenu: () => void }) {
  const { t } = useTranslation('app');
  return (
    <nav className="tabbar" aria-label={t('mainMenu')}>
      {pinsOf(entries, user).map((entry) => (
        <NavLink key={entry.to} entry={entry} current={isCurrent(entry, owner)} />
      ))}
      {/* Only once the entries are known; before, it would be in their place. */}
      {entries.length > 0 && (
        <button type="button" aria-haspopup="dialog" onClick={onMenu}>
          <Icon name="menu" />
          {t('menu')}
        </button>
      )}
    </nav>
  );
}
