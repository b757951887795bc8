import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/apiError.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { OnboardPanel } from '#modules/profile/components/OnboardPanel.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import '#modules/profile/components/profile.css';
import { useAboard, useSetAboard } from '#modules/profile/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { GuestLimit } from '../components/GuestLimit.tsx';
import {
  CarePanel,
  GuestContactPanel,
  GuestEmergencyPanel,
  GuestIdentityPanel,
  StayPanel,
} from '../components/GuestPanels.tsx';
import { useHistoryWords } from '../components/useHistoryWords.ts';
import type { Guest } from '../contract.ts';
import { useDeleteGuest, useGuest } from '../queries.ts';
import { guestName, useGuestRows } from '../useGuestRows.ts';

const GuestDialog = lazy(() => import('../components/GuestDialog.tsx'));

const route = getRouteApi('/app/guestdetails/$id');

/** All of a guest on one screen: what the crew must know first, then stay, identity, papers and history. */
export function GuestPage() {
  const { t } = useTranslation(['guests', 'files', 'history', 'profile', 'certificates']);
  const { id } = route.useParams();
  const { data, error, refetch } = useGuest(id);
  const gone = error instanceof ApiError && error.status === 404;
  if (data && !gone) return <Page key={id} guest={data} />;
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="panel">
        {gone ? (
          <EmptyState
            title={t('gone')}
            hint={t('goneHint')}
            action={<ButtonLink to="/app/guests">{t('toList')}</ButtonLink>}
          />
        ) : error ? (
          <ErrorState
            title={t('oneFailed')}
            {...(error instanceof ApiError ? { reason: error.message } : {})}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton rows={10} />
        )}
      </div>
    </>
  );
}

function Page({ guest }: { guest: Guest }) {
  const phone = usePhone();
  const { t } = useTranslation('guests');
  const [editing, setEditing] = useState(false);
  const said = useAboard().data?.find(({ _id }) => _id === guest._id);
  const { mutate: setAboard } = useSetAboard();
  const { rows } = useGuestRows();
  const remove = useDeleteGuest();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const words = useHistoryWords();
  const name = guestName(guest);
  const aboard = said?.onboard ?? guest.onboard;
  const askDelete = () =>
    confirm({
      title: t('removeTitle', { name }),
      body: t('removeBody'),
      action: t('remove'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(guest._id);
        await navigate({ to: '/app/guests' });
      },
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
            <Button onClick={askDelete}>{t('remove')}</Button>
            <Button onClick={() => setAboard({ id: guest._id, onboard: !aboard })}>
              {aboard ? t('goAshore') : t('goAboard')}
            </Button>
          </>
        }
        primary={
          <Button variant="primary" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        }
        primaryInBottomBar={phone}
      />
      <GuestLimit rows={rows} />
      <div className="pf-two">
        <div className="pf-col">
          <CarePanel guest={guest} />
          <StayPanel guest={guest} />
          <GuestContactPanel guest={guest} />
          <GuestEmergencyPanel guest={guest} />
          <OnboardPanel resource="guests" id={guest._id} />
        </div>
        <div className="pf-col">
          <GuestIdentityPanel guest={guest} />
          <FilesPanel resource="guests" ownerID={guest._id} title={t('files')} />
          <PhotosPanel resource="guests" ownerID={guest._id} hint={t('photosHint')} />
          <HistoryPanel resource="guests" id={guest._id} {...words} />
        </div>
      </div>
      {editing && (
        <Suspense>
          <GuestDialog guest={guest} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
