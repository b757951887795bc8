import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { RecordPanels } from '#modules/history/components/RecordPanels.tsx';
import { AboardButton } from '#modules/profile/components/AboardButton.tsx';
import { OnboardPanel } from '#modules/profile/components/OnboardPanel.tsx';
import { useAboard } from '#modules/profile/queries.ts';
import { isComing } from '#modules/profile/rules.ts';
import { Columns } from '#ui/Columns.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { GuestLimit } from '../components/GuestLimit.tsx';
import {
  CarePanel,
  GuestContactPanel,
  GuestEmergencyPanel,
  GuestIdentityPanel,
  StayPanel,
} from '../components/GuestPanels.tsx';
import type { Guest } from '../contract.ts';
import { useDeleteGuest, useGuest } from '../queries.ts';
import { keepsPapers } from '../rules/galley.ts';
import { guestName, useGuestRows } from '../useGuestRows.ts';

const route = getRouteApi('/app/guestdetails/$id');

/** A guest's page: what the crew must know first, then stay, identity, documents and history. */
export function GuestPage() {
  const { t } = useTranslation(['guests', 'files', 'history', 'profile', 'certificates']);
  const { id } = route.useParams();
  return (
    <ItemPage query={useGuest(id)} title={t('title')} t={t} back={{ to: '/app/guests' }}>
      {(guest) => <Page key={id} guest={guest} />}
    </ItemPage>
  );
}

function Page({ guest }: { guest: Guest }) {
  const { t } = useTranslation('guests');
  const papers = keepsPapers(useUser());
  const edit = useDialog(() => import('../EditForm.tsx'), { item: guest });
  const aboardEntry = useAboard().data?.find(({ _id }) => _id === guest._id);
  const { rows } = useGuestRows();
  const { mutateAsync: remove } = useDeleteGuest();
  const aboard = aboardEntry?.onboard ?? guest.onboard;
  const { today, day } = useFormat();
  const arrival = isComing({ onboard: aboard, arrives: guest.embarkmentDate ?? '' }, today)
    ? t('shared:comingOn', { day: day(guest.embarkmentDate) })
    : '';
  const people = (
    <>
      <GuestContactPanel guest={guest} />
      <GuestEmergencyPanel guest={guest} />
      <OnboardPanel resource="guests" id={guest._id} />
    </>
  );
  return (
    <>
      <ItemHeader
        id={guest._id}
        name={guestName(guest)}
        facts={[guest.cabin, aboard ? t('aboard') : arrival || t('ashore'), guest.nationality]}
        list={{ label: t('title'), to: '/app/guests' }}
        edit={edit}
        remove={papers && (() => remove(guest._id))}
        removeBody={t('removeBody')}
      >
        <AboardButton id={guest._id} name={guestName(guest)} aboard={aboard} />
      </ItemHeader>
      <GuestLimit rows={rows} />
      <Columns
        left={
          <>
            <CarePanel guest={guest} />
            <StayPanel guest={guest} />
            {papers && people}
          </>
        }
        right={
          papers ? (
            <>
              <GuestIdentityPanel guest={guest} />
              {/* Photos may be of a passport, and the history names its number. */}
              <RecordPanels
                resource="guests"
                id={guest._id}
                files={t('files')}
                photosHint={t('photosHint')}
              />
            </>
          ) : (
            people
          )
        }
      />
    </>
  );
}
