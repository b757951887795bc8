import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DirectionsBoatOutlined from '@mui/icons-material/DirectionsBoatOutlined';
import { useTranslation } from 'react-i18next';
import type { User } from '#modules/auth/contract.ts';
import { useMyBoats, useSwitchBoat } from '#modules/vessel/queries.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { MenuButton } from './MenuButton.tsx';

/** The present boat; a menu when there are others to switch to. */
export function BoatName({ user }: { user: User }) {
  const { t } = useTranslation('app');
  // Crew have one boat; only a fleet's people and superadmins are asked for more.
  const { data: boats = [] } = useMyBoats(user.superadmin || user.managementID !== '');
  const { mutate } = useSwitchBoat();
  const name = user.boat?.name ?? user.boatName;
  if (boats.length < 2)
    return name ? (
      <span className="boat">
        <span className="el">{name}</span>
      </span>
    ) : null;
  const items = boats.map((boat) => ({
    label: boat.name,
    icon: boat._id === user.boatID ? <CheckOutlined /> : <DirectionsBoatOutlined />,
    onClick: () => boat._id !== user.boatID && mutate({ boatID: boat._id, boatName: boat.name }),
  }));
  return (
    <MenuButton
      className="boat"
      label={name ? t('switchBoat', { boat: name }) : t('chooseBoat')}
      items={items}
    >
      <span className="el">{name || t('chooseBoat')}</span>
      <Glyph name="down" />
    </MenuButton>
  );
}
