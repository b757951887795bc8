import { useTranslation } from '#lib/useTranslation.ts';
import { useTheme } from '#stores/theme.ts';
import { MenuList } from './MenuList.tsx';
import type { Frame } from './useFrame.ts';

/** The side menu, 250 or 80 wide, in its own light or dark theme; at night it is red like the rest. */
export function SideNav({ entries, owner }: Pick<Frame, 'entries' | 'owner'>) {
  const { t } = useTranslation('app');
  const collapsed = useTheme((state) => state.navCollapsed);
  const scheme = useTheme(({ nightUntil, sideNavTheme }) => (nightUntil > 0 ? undefined : sideNavTheme));
  return (
    <nav
      className={collapsed ? 'sidenav min' : 'sidenav'}
      data-theme={scheme}
      aria-label={t('mainMenu')}
      id="main-menu"
    >
      <MenuList entries={entries} owner={owner} collapsed={collapsed} />
    </nav>
  );
}
