import { useEffect } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { useConfirmSignOut } from '#modules/outbox/useConfirmSignOut.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { NavigationEntry } from '../navigation.ts';
import { useFrameContext } from './frameContext.ts';
import { MenuSearch } from './MenuSearch.tsx';
import { isHeaded, MAX_PLAIN, partsOf } from './menuParts.ts';
import { NavLink } from './NavLink.tsx';
import { isPinnable } from './pins.ts';
import { isCurrent } from './useFrame.ts';
import { personColour, useDeviceItems, useJobTitle, useProfileItems } from './useProfileItems.tsx';
import './menu.css';

/** The menu as a page, for phones: who is signed in, search, all entries in two columns, and the person's own. */
export function MenuPage() {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const { user, frame, openPanel } = useFrameContext();
  useEffect(() => {
    document.title = `${t('menu')} · Shipshape`;
  }, [t]);
  const { entries, owner } = frame;
  const tiles = (items: readonly NavigationEntry[], label: string) => (
    <ul aria-label={label}>
      {items.map((entry) => (
        <li key={entry.to}>
          <NavLink entry={entry} current={isCurrent(entry, owner)} />
        </li>
      ))}
    </ul>
  );
  const listed = entries.filter(isPinnable);
  return (
    <div className="menupage">
      <h1 tabIndex={-1} className="vh">
        {t('menu')}
      </h1>
      {user && <Person user={user} />}
      <nav aria-label={t('allPages')}>
        <MenuSearch entries={entries} owner={owner}>
          {listed.length <= MAX_PLAIN
            ? listed.length > 0 && tiles(listed, t('menu'))
            : partsOf(listed).map((part) =>
                isHeaded(part) ? (
                  <section key={part.group}>
                    <h2>{nav(part.heading)}</h2>
                    {tiles(part.items, nav(part.heading))}
                  </section>
                ) : (
                  <div key={part.group}>{tiles(part.items, t('menu'))}</div>
                ),
              )}
          {user && (
            <You
              user={user}
              listed={listed}
              last={entries.filter(({ group, label }) => group === 'help' && label !== 'help')}
              openPanel={openPanel}
            />
          )}
        </MenuSearch>
      </nav>
    </div>
  );
}

/** Who is signed in, and where. */
function Person({ user }: { user: User }) {
  const name = userName(user);
  const title = useJobTitle(user);
  return (
    <div className="row person">
      <Avatar name={name} named photo={user.profilePhoto || undefined} color={personColour(user)} size={40} />
      <div style={{ minWidth: 0 }}>
        <b className="el" style={{ display: 'block' }}>
          {name}
        </b>
        <span className="small ink2 el" style={{ display: 'block' }}>
          {[title, user.boat?.name ?? user.boatName].filter(Boolean).join(' · ')}
        </span>
      </div>
    </div>
  );
}

type YouProps = {
  user: User;
  /** The entries above. */
  listed: readonly NavigationEntry[];
  last: readonly NavigationEntry[];
  openPanel: (panel: 'theme' | 'outbox' | 'pins') => void;
};

/** The person's own pages and deeds. */
function You({ user, listed, last, openPanel }: YouProps) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const signOut = useConfirmSignOut();
  const links = useProfileItems(user).filter(
    (item) => 'to' in item && !listed.some(({ to }) => to === item.to),
  );
  const deviceItems = useDeviceItems(user, () => openPanel('outbox'));
  const button = (label: string, onClick: () => void) => (
    <li key={label}>
      <button type="button" onClick={onClick}>
        {label}
      </button>
    </li>
  );
  return (
    <section>
      <h2>{t('you')}</h2>
      <ul aria-label={t('you')}>
        {links.map((item) => (
          <li key={item.label}>
            <AppLink {...item}>{item.label}</AppLink>
          </li>
        ))}
        {last.map(({ to, label }) => (
          <li key={to}>
            <AppLink to={to}>{nav(label)}</AppLink>
          </li>
        ))}
        {deviceItems.map(({ label, onClick }) => button(label, onClick))}
        {listed.length > MAX_PLAIN && button(t('editPins'), () => openPanel('pins'))}
        {button(t('theme'), () => openPanel('theme'))}
        <li>
          <button type="button" onClick={signOut}>
            <Icon name="signOut" />
            {nav('signOut')}
          </button>
        </li>
      </ul>
    </section>
  );
}
