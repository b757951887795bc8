import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import MenuOpenOutlined from '@mui/icons-material/MenuOpenOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useUnreadCount } from '#modules/notices/queries.ts';
import { useSaveSetting } from '#modules/theme/queries.ts';
import { useTheme } from '#stores/theme.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { IconButtonLink } from '#ui/IconButtonLink.tsx';
import { isBright } from '#ui/readableTextColor.ts';
import { usePhone, useWide } from '#ui/useMedia.ts';
import { BoatName } from './BoatName.tsx';
import { LinkPill } from './ConnectionState.tsx';
import { HomeLogo } from './HomeLogo.tsx';
import { NavLink } from './NavLink.tsx';
import type { PanelName } from './Panels.tsx';
import { ProfileButton } from './ProfileButton.tsx';
import { ShipTime } from './ShipTime.tsx';
import { pinned } from './TabBar.tsx';
import { type Frame, isCurrent } from './useFrame.ts';

type Props = {
  user: User | undefined;
  /** The user is still being loaded. */
  waiting: boolean;
  frame: Frame;
  sideNav: boolean;
  onOpen: (panel: PanelName) => void;
};

/**
 * The bar at the top, with what fits on desktop, tablet or phone. While the user is unknown only its start is rendered:
 * the rest is placed by the width of names, and would shift.
 */
export function TopBar({ user, waiting, frame: { entries, owner }, sideNav, onOpen }: Props) {
  const { t } = useTranslation('app');
  const wide = useWide();
  const phone = usePhone();
  const bright = useTheme(({ topNavColor }) => isBright(topNavColor));
  return (
    <header
      className="bar"
      data-bright={bright || undefined}
      style={phone ? { paddingInline: 6 } : undefined}
    >
      {wide ? sideNav && <CollapseToggle /> : <MenuToggle onClick={() => onOpen('menu')} flush={phone} />}
      <HomeLogo managementID={user?.managementID ?? ''} wordmark={wide} />
      {user && <BoatName user={user} />}
      {!wide && !phone && (
        <nav className="pins" aria-label={t('mainMenu')}>
          {pinned(entries).map((entry) => (
            <NavLink key={entry.to} entry={entry} current={isCurrent(entry, owner)} />
          ))}
        </nav>
      )}
      {!waiting && <End user={user} onOpen={onOpen} />}
    </header>
  );
}

/** The end of the bar. */
function End({ user, onOpen }: Pick<Props, 'user' | 'onOpen'>) {
  const { t } = useTranslation('app');
  const wide = useWide();
  const phone = usePhone();
  return (
    <>
      <span className="sp" />
      {wide && (
        <>
          <button type="button" className="find" style={{ width: 340 }} onClick={() => onOpen('search')}>
            <SearchOutlined />
            {t('search')}
            <span className="sp" />
            <kbd>Ctrl K</kbd>
          </button>
          <span className="sp" />
          <ShipTime />
        </>
      )}
      <LinkPill boatID={user?.boatID ?? ''} short={!wide} onOpen={() => onOpen('outbox')} />
      {!wide && <IconButton label={t('search')} icon={<SearchOutlined />} onClick={() => onOpen('search')} />}
      {wide && <IconButtonLink label={t('help')} icon={<HelpOutlineOutlined />} to="/app/help" />}
      <Bell onClick={() => onOpen('notices')} />
      {wide && <IconButton label={t('theme')} icon={<TuneOutlined />} onClick={() => onOpen('theme')} />}
      {user && !phone && <ProfileButton user={user} compact={!wide} onOffline={() => onOpen('outbox')} />}
    </>
  );
}

function MenuToggle({ onClick, flush }: { onClick: () => void; flush: boolean }) {
  const { t } = useTranslation('app');
  return (
    <IconButton
      label={t('openMenu')}
      icon={<MenuOutlined />}
      aria-haspopup="dialog"
      onClick={onClick}
      style={flush ? undefined : { marginInlineStart: -8 }}
    />
  );
}

function CollapseToggle() {
  const { t } = useTranslation('app');
  const collapsed = useTheme((state) => state.navCollapsed);
  const save = useSaveSetting();
  return (
    <IconButton
      label={t(collapsed ? 'expandMenu' : 'collapseMenu')}
      icon={collapsed ? <MenuOutlined /> : <MenuOpenOutlined className="flip" />}
      aria-expanded={!collapsed}
      aria-controls="main-menu"
      onClick={() => save({ field: 'navCollapsed', value: !collapsed })}
      style={{ marginInlineStart: -8 }}
    />
  );
}

function Bell({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('app');
  return (
    <IconButton
      label={t('notifications')}
      icon={<NotificationsNoneOutlined />}
      count={useUnreadCount()}
      aria-haspopup="dialog"
      onClick={onClick}
    />
  );
}
