import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { NoticesPanel } from '#modules/profile/components/NoticesPanel.tsx';
import { PinPanel } from '#modules/profile/components/PinPanel.tsx';
import { useProfile } from '#modules/profile/queries.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SessionsPanel } from '../components/SessionsPanel.tsx';

/** The user's own sessions, PIN and notification settings. */
export function AccountPage() {
  const { t } = useTranslation(['account', 'profile']);
  const { profileID } = useUser();
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('accountFacts')}
        actions={
          <ButtonLink to="/app/change-password" icon={<Icon name="key" />}>
            {t('password')}
          </ButtonLink>
        }
      />
      <div className="stack">
        <NeedsConnection />
        <div className="grid2">
          <SessionsPanel />
          {profileID && <Notices id={profileID} />}
        </div>
      </div>
    </>
  );
}

function Notices({ id }: { id: string }) {
  const { data: profile } = useProfile(id);
  return profile ? (
    <div className="stack">
      <PinPanel profile={profile} own />
      <NoticesPanel profile={profile} />
    </div>
  ) : null;
}
