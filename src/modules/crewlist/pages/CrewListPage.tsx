import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { CertificateStatusChip } from '#modules/certificates/components/ExpiryChip.tsx';
import { useAllCertificates } from '#modules/certificates/queries.ts';
import { expiredAboard, useCrewRows } from '#modules/profile/useCrewRows.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { FalActions } from '../components/FalActions.tsx';
import { FalHeadForm } from '../components/FalHeadForm.tsx';
import { FalSheet } from '../components/FalSheet.tsx';
import { crewForm, gapsOf } from '../rules.ts';
import { useFalHead } from '../useFalHead.ts';

const nobody = { name: '', imo: '', callSign: '', flag: '' };

/** The crew list in the official form; people aboard with an expired certificate are red. */
export function CrewListPage() {
  const phone = usePhone();
  const { t } = useTranslation(['crewlist', 'certificates']);
  const { boatID } = useUser();
  const { head, change } = useFalHead();
  const { rows, isPending, isError, refetch } = useCrewRows();
  const { data: certificates = [] } = useAllCertificates();
  const { data: ship } = useParticulars(boatID);
  const crew = rows.filter(({ profile }) => profile.role === 'crew' && !profile.left);
  const listed = head.who === 'all' ? crew : crew.filter(({ aboard }) => aboard);
  const red = expiredAboard(listed);
  const form = crewForm(
    ship ?? nobody,
    head,
    listed.map(({ profile }) => profile),
    certificates,
  );
  const gaps = gapsOf(form);
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('title')}
          facts={isPending ? '\u00A0' : t('facts', { count: listed.length })}
          crumbs={[{ label: t('employees'), to: '/app/employees' }]}
          actions={<FalActions form={form} head={head} kind="crewList" name={t('title')} />}
          primary={
            <Button variant="primary" onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
          primaryInBottomBar={phone}
        />
        {red.length > 0 && (
          <div className="apart">
            <Banner kind="warn" icon={<Icon name="warning" />}>
              {t('expired', { count: red.length, names: red.map(({ name }) => name).join(', ') })}
            </Banner>
          </div>
        )}
        {/* Only once it is known whether there is a warning above it. */}
        {!isPending && <FalHeadForm head={head} onChange={change} identity />}
        {gaps > 0 && !isPending && (
          <p className="small ink2 apart">
            {t('gaps', { count: gaps })} · {t('formNote')}
          </p>
        )}
      </div>
      {isError || isPending || listed.length === 0 ? (
        <div className="panel">
          {isError ? (
            <ErrorState title={t('loadFailed')} onRetry={refetch} />
          ) : isPending ? (
            <Skeleton rows={12} />
          ) : (
            <EmptyState
              title={t('none')}
              hint={t('noneHint')}
              action={<ButtonLink to="/app/onboard">{t('toOnboard')}</ButtonLink>}
            />
          )}
        </div>
      ) : (
        <FalSheet
          form={form}
          rowTo={(id) => ({ to: '/app/profiledetails/$id', params: { id } })}
          wrong={
            new Map(red.map(({ _id, status }) => [_id, <CertificateStatusChip key={_id} status={status} />]))
          }
          {...(red.length > 0 ? { wrongHead: t('papers') } : {})}
        />
      )}
    </>
  );
}
