import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import type { NavigationEntry } from '../navigation.ts';
import { NavLink } from './NavLink.tsx';
import { type Frame, isCurrent } from './useFrame.ts';

/** The first entries, for places with little room. */
export const pinned = (entries: readonly NavigationEntry[]) =>
  entries.filter(({ group }) => group === 'main').slice(0, 4);

/** The phone's bottom bar. */
export function TabBar({
  entries,
  owner,
  onMenu,
}: Pick<Frame, 'entries' | 'owner'> & { onMenu: () => void }) {
  const { t } = useTranslation('app');
  return (
    <nav className="tabbar" aria-label={t('mainMenu')}>
      {pinned(entries).map((entry) => (
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
