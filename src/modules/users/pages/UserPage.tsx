import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { useProfileOfUser } from '#modules/profile/queries.ts';
import { GiveJob } from '#modules/shipyard/components/GiveJob.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AccessPanel } from '../components/AccessPanel.tsx';
import { AccountPanel } from '../components/AccountPanel.tsx';
import { UserActions } from '../components/UserActions.tsx';
import type { Account } from '../contract.ts';
import { useAccount, useSendWelcome } from '../queries.ts';
import { accountName, accountStatus } from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';

const route = getRouteApi('/app/userdetails/$id');

/** One account: its facts, its rights, and its history. */
export function UserPage() {
  const { t } = useUserLabels();
  useTranslation(['shipyard', 'users', 'profile', 'history']);
  const { id } = route.useParams();
  return (
    <ItemPage
      query={useAccount(id)}
      title={t('title')}
      t={t}
      goneStatuses={[403, 404]}
      back={{ to: '/app/users' }}
      skeleton={<Skeleton rows={10} />}
    >
      {(account) => <Shown account={account} />}
    </ItemPage>
  );
}

function Shown({ account }: { account: Account }) {
  const { t, role } = useUserLabels();
  const me = useMaybeUser();
  const name = accountName(account);
  // The profile is looked up by user, because the account may not name it yet.
  const { data: profile } = useProfileOfUser(account._id);
  const profileID = account.profileID || profile?._id;
  return (
    <>
      <PageHeader
        title={name}
        facts={[account.jobtitle || role(account.role), account.boatName].filter(Boolean).join(' · ')}
        crumbs={[{ label: t('title'), to: '/app/users' }]}
        actions={
          <>
            <Avatar name={name} of={account} size={32} named />
            {profileID && (
              <ButtonLink to="/app/profiledetails/$id" params={{ id: profileID }}>
                {t('profile')}
              </ButtonLink>
            )}
            <GiveJob account={account} />
            <UserActions account={account} />
          </>
        }
      />
      <div className="stack">
        <NeedsConnection />
        <StandingBanner account={account} />
        <div className="cols2">
          <AccessPanel account={account} />
          <AccountPanel account={account} />
        </div>
        {can(me, { flag: 'employees' }) ? <HistoryPanel resource="users" id={account._id} /> : null}
      </div>
    </>
  );
}

/** What is left to do for an account, or that it is deleted. */
function StandingBanner({ account }: { account: Account }) {
  const { t } = useUserLabels();
  const welcome = useSendWelcome();
  switch (accountStatus(account)) {
    case 'deleted':
      return <Banner>{t('deletedBanner')}</Banner>;
    case 'waiting':
      return (
        <Banner icon={<Icon name="hourglass" />}>
          {t('welcomeWaiting', { name: accountName(account) })}
        </Banner>
      );
    case 'mailFailed':
      return (
        <Banner
          kind="warn"
          icon={<Icon name="warning" />}
          action={
            <Button pending={welcome.isPending} onClick={() => welcome.mutate(account._id)}>
              {t('welcomeAgain')}
            </Button>
          }
        >
          {t('welcomeFailed', { email: account.email })}
        </Banner>
      );
    default:
      return null;
  }
}
