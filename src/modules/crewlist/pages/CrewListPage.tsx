import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { CertificateStatusChip } from '#modules/certificates/components/ExpiryChip.tsx';
import { useAllCertificates } from '#modules/certificates/queries.ts';
import { expiredAboard, useCrewRows } from '#modules/profile/useCrewRows.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { Banner } from '#ui/Banner.tsx';
import { Icon } from '#ui/Icon.tsx';
import { FalPage } from '../components/FalPage.tsx';
import { crewForm } from '../rules.ts';
import { useFalHead } from '../useFalHead.ts';

const nobody = { name: '', imo: '', callSign: '', flag: '' };

/** The crew list in the official form; people aboard with an expired certificate are red. */
export function CrewListPage() {
  const { t } = useTranslation(['crewlist', 'certificates']);
  const { boatID } = useUser();
  const head = useFalHead();
  const query = useCrewRows();
  const { rows } = query;
  const { data: certificates = [] } = useAllCertificates();
  const { data: ship = nobody } = useParticulars(boatID);
  const crew = rows.filter(({ profile }) => profile.role === 'crew' && !profile.left);
  const listed = crew.filter(({ aboard }) => aboard || head.head.who === 'all');
  const red = expiredAboard(listed);
  return (
    <FalPage
      kind="crewList"
      title={t('title')}
      facts={t('facts', { count: listed.length })}
      crumb={{ label: t('employees'), to: '/app/employees' }}
      head={head}
      query={query}
      warning={
        red.length > 0 && (
          <div className="apart">
            <Banner kind="warn" icon={<Icon name="warning" />}>
              {t('expired', { count: red.length, names: red.map(({ name }) => name).join(', ') })}
            </Banner>
          </div>
        )
      }
      form={crewForm(
        ship,
        head.head,
        listed.map(({ profile }) => profile),
        certificates,
      )}
      rowTo={(id) => ({ to: '/app/profiledetails/$id', params: { id } })}
      wrong={
        new Map(red.map(({ _id, status }) => [_id, <CertificateStatusChip key={_id} status={status} />]))
      }
      {...(red.length > 0 ? { wrongHead: t('papers') } : {})}
    />
  );
}
