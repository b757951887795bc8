import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import BoatList from '#modules/vessel/components/BoatList.tsx';
import { useContact } from '#modules/vessel/queries/contact.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ContactText } from '#ui/ContactText.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { Refusal } from '../allows.ts';
import type { NavigationEntry } from '../navigation.ts';

type Props = { user: User; owner: NavigationEntry | undefined; refusal: Refusal };

/** Replaces a page that a user may not see; loaded on first use. */
export default function Blocked({ user, owner, refusal }: Props) {
  if (refusal === 'noBoat') return <NoBoat />;
  return refusal === 'expired' ? <Expired user={user} /> : <NoAccess owner={owner} />;
}

/** Replaces every page of a boat while none is chosen: the boats to choose from. */
function NoBoat() {
  const { t } = useTranslation(['blocked', 'app']);
  return (
    <>
      <PageHeader title={t('app:chooseBoat')} facts={t('chooseBoatWhy')} />
      <div className="panel" style={{ maxWidth: 640, padding: 'var(--pad)' }}>
        <BoatList />
      </div>
    </>
  );
}

/** Replaces a page whose flag the user lacks: the reason, and who can change it. */
function NoAccess({ owner }: { owner: NavigationEntry | undefined }) {
  const { t } = useTranslation(['blocked', 'app']);
  const { t: nav } = useTranslation('nav');
  return (
    <>
      <PageHeader crumbs={[]} title={t('noAccess')} />
      <div className="stack">
        <p>{owner ? t('noAccessPage', { page: nav(owner.label) }) : t('noAccessThis')}</p>
        <p>{t('noAccessWhom')}</p>
        <div className="row">
          <ButtonLink variant="primary" icon={<Icon name="home" />} to="/app/home">
            {t('toHome')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** Replaces every page of an EXPIRED boat: the reason, and whom to contact. */
function Expired({ user }: { user: User }) {
  const { t } = useTranslation(['blocked', 'app']);
  const { t: nav } = useTranslation('nav');
  const { data: company } = useContact();
  const name = user.boat?.name ?? user.boatName;
  const vessel = [name, user.boat?.imo && t('app:imo', { imo: user.boat.imo })].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader crumbs={[]} title={t('expired')} />
      <div className="stack">
        <p>{t('expiredWhat', { boat: name })}</p>
        <p>{t('expiredSafe')}</p>
        <p>
          <b>{company?.name ? t('expiredWhomCompany', { company: company.name }) : t('expiredWhom')}</b>{' '}
          {t('expiredTell', { vessel })}
        </p>
        {company?.contact && (
          <p className="lead">
            <ContactText text={company.contact} />
          </p>
        )}
        <div className="row">
          <ButtonLink icon={<Icon name="question" />} to="/app/help">
            {nav('helpCenter')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
