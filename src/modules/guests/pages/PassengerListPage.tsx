import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FalPage } from '#modules/crewlist/components/FalPage.tsx';
import { masterOf, passengerForm } from '#modules/crewlist/rules.ts';
import { useFalHead } from '#modules/crewlist/useFalHead.ts';
import { useAboard } from '#modules/profile/queries.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { GuestLimit } from '../components/GuestLimit.tsx';
import { useGuestRows } from '../useGuestRows.ts';

const nobody = { name: '', imo: '', callSign: '', flag: '' };

/** The passenger list in the official form. */
export function PassengerListPage() {
  const { t } = useTranslation(['crewlist', 'guests', 'certificates']);
  const { boatID } = useUser();
  const head = useFalHead();
  const query = useGuestRows();
  const { rows } = query;
  const { data: ship = nobody } = useParticulars(boatID);
  const { data: people = [] } = useAboard();
  const listed = rows.filter(({ aboard }) => aboard || head.head.who === 'all');
  return (
    <FalPage
      kind="passengerList"
      title={t('passengers')}
      facts={t('passengerFacts', { count: listed.length })}
      crumb={{ label: t('guests'), to: '/app/guests' }}
      head={head}
      query={query}
      warning={<GuestLimit rows={rows} />}
      form={passengerForm(
        ship,
        head.head,
        listed.map(({ guest }) => guest),
        masterOf(people.filter(({ kind, onboard }) => kind === 'crew' && onboard)),
      )}
      rowTo={(id) => ({ to: '/app/guestdetails/$id', params: { id } })}
    />
  );
}
