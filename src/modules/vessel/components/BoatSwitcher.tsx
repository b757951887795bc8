import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import BoatList from './BoatList.tsx';

/** Chooses another boat, or the whole fleet. */
export default function BoatSwitcher({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vessel');
  const fleet = can(useUser(), { flag: ['management', 'superadmin'] });
  return (
    <Dialog open title={t('chooseBoat')} onClose={onClose}>
      <div className="stack tight">
        {fleet && (
          <ButtonLink to="/app/managementhome" icon={<Icon name="boat" />} onClick={onClose}>
            {t('wholeFleet')}
          </ButtonLink>
        )}
        <BoatList onChosen={onClose} />
      </div>
    </Dialog>
  );
}
