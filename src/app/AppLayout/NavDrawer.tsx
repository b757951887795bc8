import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { useConfirmSignOut } from '#modules/outbox/useConfirmSignOut.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Drawer } from '#ui/overlay/roots.tsx';
import { MenuList } from './MenuList.tsx';
import type { Frame } from './useFrame.ts';
import { personColour, useJobTitle } from './useProfileItems.tsx';

type Props = {
  user: User | undefined;
  frame: Frame;
  open: boolean;
  onClose: () => void;
  onTheme: () => void;
  onEditPins: () => void;
};

/** The menu of a tablet: the user, the menu, and theme, help and sign-out. */
export default function NavDrawer({ user, frame, open, onClose, onTheme, onEditPins }: Props) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const signOut = useConfirmSignOut();
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
          {frame.entries.length > 0 && (
            <MenuList {...frame} user={user} allOpen onPick={onClose} onEditPins={onEditPins} />
          )}
        </nav>
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
  const name = userName(user);
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
