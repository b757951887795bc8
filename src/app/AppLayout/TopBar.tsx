import { lazy, Suspense } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useUnreadCount } from '#modules/notices/queries.ts';
import { useTheme } from '#stores/theme.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { IconButtonLink } from '#ui/IconButtonLink.tsx';
import { isBright } from '#ui/readableTextColor.ts';
import { useNarrow, usePhone, useWide } from '#ui/useMedia.ts';
import { BoatName } from './BoatName.tsx';
import { LinkPill } from './ConnectionState.tsx';
import { HomeLogo } from './HomeLogo.tsx';
import { NavLink } from './NavLink.tsx';
import type { PanelName } from './Panels.tsx';
import { ProfileButton } from './ProfileButton.tsx';
import { usePins } from './pins.ts';
import { ShipTime } from './ShipTime.tsx';
import { type Frame, isCurrent } from './useFrame.ts';

const CollapseToggle = lazy(() => import('./CollapseToggle.tsx'));

type Props = {
  user: User | undefined;
  /** The user is still being loaded. */
  waiting: boolean;
  frame: Frame;
  sideNav: boolean;
  onOpen: (panel: PanelName) => void;
};

/** As many pins as the bar of a tablet has room for, lying and upright. */
const TABLET_PINS = 4;
const UPRIGHT_PINS = 2;

/**
 * The bar at the top, with what fits on desktop, tablet or phone. While the user is unknown only its start is rendered:
 * the rest is placed by the width of names, and would shift.
 */
export function TopBar({ user, waiting, frame: { entries, owner }, sideNav, onOpen }: Props) {
  const { t } = useTranslation('app');
  const wide = useWide();
  const phone = usePhone();
  const pins = usePins(entries, user, useNarrow() ? UPRIGHT_PINS : TABLET_PINS);
  const bright = useTheme(({ topNavColor }) => isBright(topNavColor));
  return (
    <header
      className="bar"
      data-bright={bright || undefined}
      style={phone ? { paddingInline: 6 } : undefined}
    >
      {wide && sideNav && (
        <Suspense fallback={<span className="ib" />}>
          <CollapseToggle />
        </Suspense>
      )}
      {!wide && !phone && <MenuToggle onClick={() => onOpen('menu')} />}
      {/* Without entries there is no bottom bar that leads to it. */}
      {phone && entries.length === 0 && (
        <IconButtonLink label={t('openMenu')} icon={<Icon name="menu" />} to="/app/menu" />
      )}
      <HomeLogo managementID={user?.managementID ?? ''} wordmark={wide} />
      {user && <BoatName user={user} />}
      {!wide && !phone && (
        <nav className="pins" aria-label={t('mainMenu')}>
          {pins.map((entry) => (
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
            <Icon name="find" />
            {t('search')}
            <span className="sp" />
            <kbd>Ctrl K</kbd>
          </button>
          <span className="sp" />
          <ShipTime />
        </>
      )}
      <LinkPill boatID={user?.boatID ?? ''} short={!wide} onOpen={() => onOpen('outbox')} />
      {!wide && !phone && <ShipTime short />}
      {!wide && !phone && (
        <IconButton label={t('scan')} icon={<Icon name="scan" />} onClick={() => onOpen('scan')} />
      )}
      {!wide && (
        <IconButton label={t('search')} icon={<Icon name="find" />} onClick={() => onOpen('search')} />
      )}
      {wide && <IconButtonLink label={t('help')} icon={<Icon name="question" />} to="/app/help" />}
      <Bell onClick={() => onOpen('notices')} />
      {wide && (
        <IconButton label={t('theme')} icon={<Icon name="settings" />} onClick={() => onOpen('theme')} />
      )}
      {user && !phone && <ProfileButton user={user} compact={!wide} onOffline={() => onOpen('outbox')} />}
    </>
  );
}

function MenuToggle({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('app');
  return (
    <IconButton
      label={t('openMenu')}
      icon={<Icon name="menu" />}
      aria-haspopup="dialog"
      onClick={onClick}
      style={{ marginInlineStart: -8 }}
    />
  );
}

function Bell({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('app');
  return (
    <IconButton
      label={t('notifications')}
      icon={<Icon name="bell" />}
      count={useUnreadCount()}
      aria-haspopup="dialog"
      onClick={onClick}
    />
  );
}
