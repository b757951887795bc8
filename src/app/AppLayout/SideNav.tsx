import { useCallback, useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useTheme } from '#stores/theme.ts';
import { Icon } from '#ui/Icon.tsx';
import { Badge } from './Badge.tsx';
import { MenuList } from './MenuList.tsx';
import { isHeaded, MAX_PLAIN, partsOf } from './menuParts.ts';
import { NavLink } from './NavLink.tsx';
import { isPinnable, usePins } from './pins.ts';
import { type Frame, isCurrent } from './useFrame.ts';
import { useMenuPanel } from './useMenuPanel.tsx';
import { useSlashKey } from './useSlashKey.ts';

type Props = Pick<Frame, 'entries' | 'owner'> & { user: User | undefined; onEditPins: () => void };

/** The side menu, 250 or 80 wide, in its own light or dark theme; at night it is red like the rest. */
export default function SideNav(props: Props) {
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
      {collapsed ? <Collapsed {...props} /> : <MenuList {...props} />}
    </nav>
  );
}

/** Icons with small names: search, pins, and the groups, whose panels open beside them. */
function Collapsed(props: Props) {
  const { entries, owner, user } = props;
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const pins = usePins(entries, user);
  const search = useRef<HTMLButtonElement>(null);
  const { openPanel, shown, panel } = useMenuPanel({ ...props, place: 'beside' });
  useSlashKey(useCallback(() => search.current?.click(), []));
  const plain = entries.filter(isPinnable);
  const isPlain = plain.length <= MAX_PLAIN;
  const link = (entry: Frame['entries'][number]) => (
    <li key={entry.to}>
      <NavLink entry={entry} current={isCurrent(entry, owner)} />
    </li>
  );
  const parts = isPlain ? [] : partsOf(entries).filter(isHeaded);
  return (
    <>
      <ul>
        <li>
          <button
            type="button"
            ref={search}
            aria-label={t('findInMenu')}
            aria-haspopup="dialog"
            aria-keyshortcuts="/"
            onClick={(event) => openPanel(event.currentTarget, 'search')}
          >
            <Icon name="find" />
            <span>{t('find')}</span>
          </button>
        </li>
        {(isPlain ? plain : pins).map(link)}
      </ul>
      {parts.length > 0 && <hr />}
      <ul className="grow">
        {parts.map(({ group, heading, icon, items }) => {
          const [only] = items;
          if (items.length === 1 && only) return pins.includes(only) ? null : link(only);
          const current = items.some((entry) => isCurrent(entry, owner) && !pins.includes(entry));
          return (
            <li key={group}>
              <button
                type="button"
                className={current ? 'on' : undefined}
                aria-haspopup="dialog"
                aria-expanded={shown === group}
                onClick={(event) => openPanel(event.currentTarget, group)}
              >
                <Icon name={icon} />
                <span>{nav(heading)}</span>
                <Badge entries={items.filter((entry) => !pins.includes(entry))} />
              </button>
            </li>
          );
        })}
      </ul>
      <ul>{entries.filter(({ group }) => group === 'help').map(link)}</ul>
      {panel}
    </>
  );
}
