import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useConfirmSignOut } from '#modules/outbox/useConfirmSignOut.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Drawer } from '#ui/overlay/roots.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { Footer } from './Footer.tsx';
import { MenuList } from './MenuList.tsx';
import type { Frame } from './useFrame.ts';
import { fullName, personColour, useDeviceItems, useJobTitle, useProfileItems } from './useProfileItems.tsx';

type Props = {
  user: User | undefined;
  frame: Frame;
  open: boolean;
  onClose: () => void;
  onTheme: () => void;
  onOffline: () => void;
};

/** The menu below desktop width: the user, the menu, and theme, help and sign-out. */
export default function NavDrawer({ user, frame, open, onClose, onTheme, onOffline }: Props) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const signOut = useConfirmSignOut();
  const phone = usePhone();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={document.documentElement.dir === 'rtl' ? 'right' : 'left'}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('menu'),
          style: { width: 312, maxWidth: '90vw' },
        },
      }}
    >
      <div className="drawer">
        <header className="bar" style={{ height: 68, border: 0 }}>
          {user && <Person user={user} />}
          <span className="sp" />
          <IconButton label={t('closeMenu')} icon={<Icon name="cross" />} onClick={onClose} />
        </header>
        <nav className="sidenav" aria-label={t('mainMenu')}>
          {frame.entries.length > 0 && <MenuList {...frame} onPick={onClose} />}
          {phone && user && <You user={user} onPick={onClose} onOffline={onOffline} />}
        </nav>
        {phone && <Footer boat={undefined} />}
        <div className="row" style={{ borderTop: '1px solid var(--line)', padding: '8px', gap: 0 }}>
          <Button variant="quiet" icon={<Icon name="settings" />} onClick={onTheme} style={third}>
            {t('theme')}
          </Button>
          <ButtonLink
            variant="quiet"
            icon={<Icon name="question" />}
            to="/app/help"
            onClick={onClose}
            style={third}
          >
            {t('help')}
          </ButtonLink>
          <Button variant="quiet" icon={<Icon name="signOut" />} onClick={signOut} style={third}>
            {nav('signOut')}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}

const third = { flex: '1 1 auto', padding: '0 6px' } as const;

function Person({ user }: { user: User }) {
  const name = fullName(user);
  const title = useJobTitle(user);
  return (
    <>
      <Avatar name={name} photo={user.profilePhoto || undefined} color={personColour(user)} size={40} />
      <div style={{ lineHeight: 1.25, marginInlineStart: 4, minWidth: 0 }}>
        <b className="el" style={{ display: 'block' }}>
          {user.boat?.name ?? user.boatName}
        </b>
        <span className="small el" style={{ display: 'block', color: 'var(--bar-ink2)' }}>
          {name}
        </span>
        <span className="small el" style={{ display: 'block', color: 'var(--bar-ink2)' }}>
          {title}
        </span>
      </div>
    </>
  );
}

/** On a phone, where the bar has no room for the user: their own pages. */
function You({ user, onPick, onOffline }: { user: User; onPick: () => void; onOffline: () => void }) {
  const { t } = useTranslation('app');
  // Help and sign-out are at the bottom of the drawer.
  const links = useProfileItems(user).filter((item) => 'to' in item && item.to !== '/app/help');
  const deviceItems = useDeviceItems(user, onOffline);
  if (links.length + deviceItems.length === 0) return null;
  return (
    <>
      <div className="grp">{t('you')}</div>
      <ul>
        {links.map((item) => (
          <li key={item.label}>
            <AppLink {...item} onClick={onPick}>
              {item.label}
            </AppLink>
          </li>
        ))}
        {deviceItems.map(({ label, onClick }) => (
          <li key={label}>
            <button type="button" onClick={onClick}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
