import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { AboardButton } from '#modules/profile/components/AboardButton.tsx';
import { OnboardPanel } from '#modules/profile/components/OnboardPanel.tsx';
import { useAboard } from '#modules/profile/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Columns } from '#ui/Columns.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { WaitingPill } from '#ui/WaitingPill.tsx';
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
import { guestName, useGuestRows } from '../useGuestRows.ts';

const route = getRouteApi('/app/guestdetails/$id');

/** A guest's page: what the crew must know first, then stay, identity, documents and history. */
export function GuestPage() {
  const { t } = useTranslation(['guests', 'files', 'history', 'profile', 'certificates']);
  const { id } = route.useParams();
  return (
    <ItemPage query={useGuest(id)} title={t('title')} t={t} back={{ to: '/app/guests', label: t('toList') }}>
      {(guest) => <Page key={id} guest={guest} />}
    </ItemPage>
  );
}

function Page({ guest }: { guest: Guest }) {
  const phone = usePhone();
  const { t } = useTranslation('guests');
  const edit = useDialog(() => import('../components/GuestDialog.tsx'), { guest });
  const aboardEntry = useAboard().data?.find(({ _id }) => _id === guest._id);
  const { rows } = useGuestRows();
  const { mutateAsync: remove } = useDeleteGuest();
  const askDelete = useAskDelete();
  const name = guestName(guest);
  const aboard = aboardEntry?.onboard ?? guest.onboard;
  const deleteIt = () =>
    askDelete({
      name,
      body: t('removeBody'),
      remove: () => remove(guest._id),
      to: { to: '/app/guests' },
    });
  return (
    <>
      <PageHeader
        title={name}
        facts={[guest.cabin, aboard ? t('aboard') : t('ashore'), guest.nationality]
          .filter(Boolean)
          .join(' · ')}
        crumbs={[{ label: t('title'), to: '/app/guests' }]}
        actions={
          <>
            <WaitingPill id={guest._id} />
            <Button onClick={deleteIt}>{t('delete')}</Button>
            <AboardButton id={guest._id} aboard={aboard} />
          </>
        }
        primary={
          <Button variant="primary" onClick={() => edit.open()}>
            {t('edit')}
          </Button>
        }
        primaryInBottomBar={phone}
      />
      <GuestLimit rows={rows} />
      <Columns
        left={
          <>
            <CarePanel guest={guest} />
            <StayPanel guest={guest} />
            <GuestContactPanel guest={guest} />
            <GuestEmergencyPanel guest={guest} />
            <OnboardPanel resource="guests" id={guest._id} />
          </>
        }
        right={
          <>
            <GuestIdentityPanel guest={guest} />
            <FilesPanel resource="guests" ownerID={guest._id} title={t('files')} />
            <PhotosPanel resource="guests" ownerID={guest._id} hint={t('photosHint')} />
            <HistoryPanel resource="guests" id={guest._id} />
          </>
        }
      />
      {edit.element}
    </>
  );
}
