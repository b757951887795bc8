import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useMyBoats } from '#modules/vessel/queries.ts';
import { Icon } from '#ui/Icon.tsx';
import { useDialog } from '#ui/useDialog.tsx';

/** The current boat; a button to choose another if there are others. */
export function BoatName({ user }: { user: User }) {
  const { t } = useTranslation('app');
  // Crew have one boat; only management users, lite admins and superadmins have more.
  const { data: boats = [] } = useMyBoats(user.superadmin || user.liteadmin || user.managementID !== '');
  const choose = useDialog(() => import('#modules/vessel/components/BoatSwitcher.tsx'));
  const name = user.boat?.name ?? user.boatName;
  if (boats.length < 2)
    return name ? (
      <span className="boat">
        <span className="el">{name}</span>
      </span>
    ) : null;
  return (
    <>
      <button
        type="button"
        className="boat"
        aria-haspopup="dialog"
        aria-label={name ? t('switchBoat', { boat: name }) : t('chooseBoat')}
        onClick={() => choose.open()}
      >
        <span className="el">{name || t('chooseBoat')}</span>
        <Icon name="down" />
      </button>
      {choose.element}
    </>
  );
}
