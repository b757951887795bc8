import { useTranslation } from 'react-i18next';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EquipmentHome } from '../components/EquipmentHome.tsx';
import { VisitorHome } from '../components/VisitorHome.tsx';
import '../components/home.css';

/** The first page: today by the ship's clocks, the vessel, and what wants attention. */
export function HomePage() {
  const { t } = useTranslation('home');
  const user = useMaybeUser();
  const boatID = user?.boatID ?? '';
  const { data: vessel } = useParticulars(boatID);
  const now = useNow();
  const ship = useShipTime();
  const place = user?.boat?.place ?? '';
  const mayEquipment = user !== undefined && (user.superadmin || user.equipmentspage);
  return (
    <>
      <PageHeader
        title={ship.fullDay(now)}
        facts={
          <span className="hm-facts">
            {[user?.boatName, vessel ? t('facts', { place, flag: vessel.flag }) : place]
              .filter(Boolean)
              .join(' · ') || '\u00A0'}
          </span>
        }
        primary={
          mayEquipment && boatID !== '' ? (
            <ButtonLink variant="primary" to="/app/equipment/hours" icon={<Glyph name="clock" />}>
              {t('enterHours')}
            </ButtonLink>
          ) : undefined
        }
      />
      {user && boatID === '' && (
        <div className="panel">
          <EmptyState icon={<Glyph name="info" />} title={t('noVessel')} hint={t('noVesselHint')} />
        </div>
      )}
      {user &&
        boatID !== '' &&
        (mayEquipment ? <EquipmentHome boatID={boatID} /> : <VisitorHome user={user} />)}
    </>
  );
}
