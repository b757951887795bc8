import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { CertificatesPanel } from '#modules/certificates/components/CertificatesPanel.tsx';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { movements } from '#modules/movements/contract.ts';
import { AccountFacts } from '#modules/users/components/AccountFacts.tsx';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Columns } from '#ui/Columns.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { usePhone } from '#ui/useMedia.ts';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { AboardButton } from '../components/AboardButton.tsx';
import { CashPanel } from '../components/CashPanel.tsx';
import {
  ContactPanel,
  EmergencyPanel,
  IdentityPanel,
  ServicePanel,
  SignaturePanel,
} from '../components/FactPanels.tsx';
import { OnboardPanel } from '../components/OnboardPanel.tsx';
import { profileCommands } from '../contract/calls.ts';
import type { Profile } from '../contract.ts';
import { useDocumentsOf, useEraseProfile, useProfile } from '../queries.ts';
import { isNew, personName, rightsOn } from '../rules.ts';
import { usePersonReadouts } from '../usePersonReadouts.ts';

const LedgerOf = lazyPart(() => import('#modules/ledger/components/LedgerOf.tsx'), null);

const route = getRouteApi('/app/profiledetails/$id');

/** A person's page: identity, contact details, documents, and history. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'certificates', 'files', 'history', 'users', 'nav']);
  const { id } = route.useParams();
  return (
    <ItemPage query={useProfile(id)} title={t('title')} t={t} back={{ to: '/app/home', label: t('toHome') }}>
      {(profile) => <Person key={id} profile={profile} />}
    </ItemPage>
  );
}

function Person({ profile }: { profile: Profile }) {
  const phone = usePhone();
  const { t } = useTranslation('profile');
  const user = useUser();
  const rights = rightsOn(user, profile);
  const { items, aboard, red, isLoading } = usePersonReadouts(profile);
  const documents = useDocumentsOf(profile.userID);
  const name = personName(profile);
  const mayTap = !profile.left && (rights.personal || can(user, { flag: ['watchkeeping', 'watchkeeper'] }));
  return (
    <>
      <PageHeader
        title={name || t('noName')}
        facts={[profile.jobtitle, profile.department, profile.nationality].filter(Boolean).join(' · ')}
        crumbs={rights.documents ? [{ label: t('title'), to: '/app/employees' }] : []}
        actions={
          <>
            <WaitingPill id={profile._id} />
            {profile.left && answersForVessel(user) && <EraseButton profile={profile} />}
            {mayTap && <AboardButton id={profile._id} name={name} aboard={aboard} />}
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
      {/* What is red stands above all else, and would move it if it came later. */}
      {isLoading ? (
        <div className="panel">
          <Skeleton rows={10} />
        </div>
      ) : (
        <>
          {profile.left && <Banner>{t('hasLeft', { name })}</Banner>}
          {isNew(profile) && rights.personal && !profile.left && (
            <Banner
              apart
              action={
                <ButtonLink to="/app/editprofile/$id" params={{ id: profile._id }} variant="link">
                  {t('fillIn')}
                </ButtonLink>
              }
            >
              {t('isNew')}
            </Banner>
          )}
          {red && (
            <Banner kind="warn" icon={<Icon name="warning" />} apart>
              {t('expiredAboard', { count: 1, names: name })}
            </Banner>
          )}
          <Readouts label={name} items={items} />
          <Columns
            left={
              <>
                <IdentityPanel profile={profile} />
                <EmergencyPanel profile={profile} />
                <ContactPanel profile={profile} />
                <ServicePanel profile={profile} pay={rights.pay} />
                {rights.pay && (
                  <CashPanel profile={profile} mayGive={can(user, profileCommands.pettyCash.access)} />
                )}
                {profile.boatID === user.boatID &&
                  profile.userID !== '' &&
                  can(user, movements.list.access) && <LedgerOf person={profile.userID} />}
              </>
            }
            right={
              <>
                <CertificatesPanel person={profile} documents={documents} mayEdit={rights.documents} />
                <FilesPanel resource="profiles" ownerID={profile._id} title={t('section.documents')} />
                <SignaturePanel profile={profile} />
                {(rights.documents || can(user, { flag: 'management' })) && <AccountFacts person={profile} />}
                {rights.documents && (
                  <>
                    <OnboardPanel resource="profiles" id={profile._id} />
                    <HistoryPanel resource="profiles" id={profile._id} />
                  </>
                )}
              </>
            }
          />
        </>
      )}
    </>
  );
}

function EraseButton({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { mutateAsync: erase } = useEraseProfile();
  const askDelete = useAskDelete();
  const ask = () =>
    askDelete({
      title: t('eraseTitle', { name: personName(profile) }),
      body: t('eraseBody'),
      action: t('erase'),
      remove: () => erase(profile._id),
      to: { to: '/app/employees', search: { view: 'left' } },
    });
  return (
    <Button variant="danger" onClick={ask}>
      {t('erase')}
    </Button>
  );
}
