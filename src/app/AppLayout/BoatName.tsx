import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useMyBoats, useSwitchBoat, useSwitchLiteBoat } from '#modules/vessel/queries.ts';
import { Icon } from '#ui/Icon.tsx';
import type { MenuItem } from '#ui/Menu.tsx';
import { MenuButton } from './MenuButton.tsx';

/** The current boat; a menu if there are others to switch to. */
export function BoatName({ user }: { user: User }) {
  const { t } = useTranslation('app');
  // Crew have one boat; only management users, lite admins and superadmins have more.
  const { data: boats = [] } = useMyBoats(user.superadmin || user.liteadmin || user.managementID !== '');
  const { mutate } = useSwitchBoat();
  const { mutate: switchLite } = useSwitchLiteBoat();
  // '' means the boat itself.
  const liteID = user.liteBoatID || user.boatID;
  const name = user.boat?.name ?? user.boatName;
  if (boats.length < 2)
    return name ? (
      <span className="boat">
        <span className="el">{name}</span>
      </span>
    ) : null;
  const icon = (present: boolean) => (present ? <Icon name="tick" /> : <Icon name="boat" />);
  const items: MenuItem[] = boats.map(({ _id, name: boatName }) => ({
    label: boatName,
    icon: icon(_id === user.boatID),
    onClick: () => _id !== user.boatID && mutate({ boatID: _id, boatName }),
  }));
  if (user.superadmin || user.liteadmin)
    items.push(
      'divider',
      ...boats.map(({ _id, name: boatName }) => ({
        // The full name: a screen reader reads each menu entry alone.
        label: t('liteBoat', { boat: boatName }),
        icon: icon(_id === liteID),
        onClick: () => _id !== liteID && switchLite({ boatID: _id, boatName }),
      })),
    );
  return (
    <MenuButton
      className="boat"
      label={name ? t('switchBoat', { boat: name }) : t('chooseBoat')}
      items={items}
    >
      <span className="el">{name || t('chooseBoat')}</span>
      <Icon name="down" />
    </MenuButton>
  );
}
