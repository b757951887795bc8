import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/apiError.ts';
import { useUser } from '#modules/auth/queries.ts';
import { CertificatesPanel } from '#modules/certificates/components/CertificatesPanel.tsx';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { AccountFacts } from '#modules/users/components/AccountFacts.tsx';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { CashPanel } from '../components/CashPanel.tsx';
import {
  ContactPanel,
  EmergencyPanel,
  IdentityPanel,
  ServicePanel,
  SignaturePanel,
} from '../components/FactPanels.tsx';
import { OnboardPanel } from '../components/OnboardPanel.tsx';
import { useHistoryWords } from '../components/useHistoryWords.ts';
import { usePersonReadouts } from '../components/usePersonReadouts.ts';
import '../components/profile.css';
import type { Profile } from '../contract.ts';
import { useEraseProfile, useProfile, useSetAboard } from '../queries.ts';
import { isNew, nameOf, rightsOn } from '../rules.ts';

const route = getRouteApi('/app/profiledetails/$id');

/** All of a person on one screen: who they are, how they are reached, their papers, and what was done with them. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'certificates', 'files', 'history', 'users', 'nav']);
  const { id } = route.useParams();
  const { data, error, refetch } = useProfile(id);
  const gone = error instanceof ApiError && error.status === 404;
  if (data && !gone) return <Person key={id} profile={data} />;
  return (
    <>
      <PageHeader title={t('employees')} />
      <div className="panel">
        {gone ? (
          <EmptyState
            title={t('gone')}
            hint={t('goneHint')}
            action={<ButtonLink to="/app/home">{t('toHome')}</ButtonLink>}
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

function Person({ profile }: { profile: Profile }) {
  const phone = usePhone();
  const { t } = useTranslation('profile');
  const user = useUser();
  const rights = rightsOn(user, profile);
  const { items, aboard, red } = usePersonReadouts(profile);
  const { mutate: setAboard } = useSetAboard();
  const words = useHistoryWords(profile.salaryCurrency);
  const name = nameOf(profile);
  const mayTap = !profile.left && (rights.personal || user.watchkeeping || user.watchkeeper);
  return (
    <>
      <PageHeader
        title={name || t('noName')}
        facts={[profile.jobtitle, profile.department, profile.nationality].filter(Boolean).join(' · ')}
        crumbs={rights.papers ? [{ label: t('employees'), to: '/app/employees' }] : []}
        actions={
          <>
            <WaitingPill id={profile._id} />
            {profile.left && answersForVessel(user) && <EraseButton profile={profile} />}
            {mayTap && (
              <Button onClick={() => setAboard({ id: profile._id, onboard: !aboard })}>
                {aboard ? t('goAshore') : t('goAboard')}
              </Button>
            )}
          </>
        }
        primary={
          rights.personal ? (
            <ButtonLink to="/app/editprofile/$id" params={{ id: profile._id }} variant="primary">
              {t('edit')}
            </ButtonLink>
          ) : undefined
        }
        primaryInBottomBar={phone}
      />
      {profile.left && <Banner>{t('hasLeft', { name })}</Banner>}
      {isNew(profile) && rights.personal && !profile.left && (
        <div className="pf-banner">
          <Banner
            action={
              <ButtonLink to="/app/editprofile/$id" params={{ id: profile._id }} variant="link">
                {t('fillIn')}
              </ButtonLink>
            }
          >
            {t('isNew')}
          </Banner>
        </div>
      )}
      {red && (
        <div className="pf-banner">
          <Banner kind="warn" icon={<Glyph name="warning" />}>
            {t('expiredAboard', { count: 1, names: name })}
          </Banner>
        </div>
      )}
      <Readouts label={name} items={items} />
      <div className="pf-two">
        <div className="pf-col">
          <IdentityPanel profile={profile} />
          <EmergencyPanel profile={profile} />
          <ContactPanel profile={profile} />
          <ServicePanel profile={profile} pay={rights.pay} />
          {rights.pay && <CashPanel profile={profile} mayGive={user.accounting || user.superadmin} />}
        </div>
        <div className="pf-col">
          <CertificatesPanel person={profile} mayEdit={rights.papers} />
          <FilesPanel resource="profiles" ownerID={profile._id} title={t('section.documents')} />
          <SignaturePanel profile={profile} />
          {(rights.papers || user.management) && <AccountFacts person={profile} />}
          {rights.papers && (
            <>
              <OnboardPanel resource="profiles" id={profile._id} />
              <HistoryPanel resource="profiles" id={profile._id} {...words} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function EraseButton({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const erase = useEraseProfile();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const ask = () =>
    confirm({
      title: t('eraseTitle', { name: nameOf(profile) }),
      body: t('eraseBody'),
      action: t('erase'),
      danger: true,
      onConfirm: async () => {
        await erase.mutateAsync(profile._id);
        await navigate({ to: '/app/employees', search: { view: 'left' } });
      },
    });
  return (
    <Button variant="danger" onClick={ask}>
      {t('erase')}
    </Button>
  );
}
