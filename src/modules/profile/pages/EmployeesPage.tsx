import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#modules/auth/contract.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useExpiryWords } from '#modules/certificates/useExpiryWords.ts';
import { useSavedViews } from '#modules/savedviews/queries.ts';
import { useUsers } from '#modules/users/queries.ts';
import { usePrintFacts } from '#modules/vessel/usePrintFacts.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { usePhone } from '#ui/useMedia.ts';
import { employeeColumns, employeeViews, idOf, railOf, toProfile } from '../components/employeeColumns.tsx';
import { PayTable } from '../components/PayTable.tsx';
import '../components/profile.css';
import { useSetAboard } from '../queries.ts';
import { type CrewRow, expiredAboard, useCrewRows } from '../useCrewRows.ts';

const NewUserDialog = lazy(() => import('#modules/users/components/NewUserDialog.tsx'));

const route = getRouteApi('/app/employees/');

/** The people of the boat; what they earn, for whoever keeps the accounts. */
export function EmployeesPage() {
  const { t } = useTranslation(['profile', 'certificates', 'table']);
  const { show } = route.useSearch();
  if (!mayPay(useUser()) || show !== 'pay') return <People />;
  return (
    <>
      <PageHeader
        title={t('section.pay')}
        facts={t('payFacts')}
        crumbs={[{ label: t('employees'), to: '/app/employees' }]}
      />
      <PayTable />
    </>
  );
}

const mayPay = ({ superadmin, accounting }: Pick<User, 'superadmin' | 'accounting'>) =>
  superadmin || accounting;

/** Rank, department, who is aboard, and how their papers stand. */
function People() {
  const { t } = useTranslation('profile');
  const pays = mayPay(useUser());
  const url = useTableSearch();
  const { rows, isPending, isError, refetch } = useCrewRows();
  const words = useExpiryWords();
  const { mutate: setAboard } = useSetAboard();
  const phone = usePhone();
  const [adding, setAdding] = useState(false);
  const columns = employeeColumns(t, {
    words,
    onAboard: ({ _id }, onboard) => setAboard({ id: _id, onboard }),
  });
  const crew = rows.filter(({ profile }) => profile.role === 'crew' && !profile.left);
  const red = expiredAboard(rows);
  const links = [
    { label: t('crewList'), to: '/app/crewlist' },
    { label: t('matrix'), to: '/app/employees/certificates' },
    { label: t('onOff'), to: '/app/onboard' },
    ...(pays ? [{ label: t('section.pay'), to: '/app/employees', search: { show: 'pay' } } as const] : []),
  ] as const;
  const savedViews = useSavedViews('employees');
  const printFacts = usePrintFacts();
  return (
    <>
      <PageHeader
        title={t('employees')}
        facts={
          isPending
            ? '\u00A0'
            : t('facts', { count: crew.length, aboard: crew.filter(({ aboard }) => aboard).length })
        }
        actions={
          phone ? (
            <Menu label={t('more')} icon={<MoreHorizOutlined />} iconOnly items={[...links]} />
          ) : (
            links.map(({ label, ...target }) => (
              <ButtonLink key={label} {...target}>
                {label}
              </ButtonLink>
            ))
          )
        }
        primary={
          <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => setAdding(true)}>
            {t('newPerson')}
          </Button>
        }
      />
      {red.length > 0 && (
        <div className="pf-banner">
          <Banner kind="warn" icon={<Glyph name="warning" />}>
            {t('expiredAboard', { count: red.length, names: red.map(({ name }) => name).join(', ') })}
          </Banner>
        </div>
      )}
      {/* Not before it is known whether the warning above it is there. */}
      {isPending ? (
        <div className="panel">
          <Skeleton rows={12} />
        </div>
      ) : (
        <DataTable<CrewRow>
          {...url}
          {...savedViews}
          label={t('employees')}
          printFacts={printFacts}
          rows={rows}
          columns={columns}
          views={employeeViews(t)}
          getRowId={idOf}
          rowTo={toProfile}
          rail={railOf}
          error={isError ? t('loadFailed') : undefined}
          onRetry={() => void refetch()}
          empty={<EmptyState icon={<BadgeOutlined />} title={t('empty')} hint={t('emptyHint')} />}
        />
      )}
      {adding && (
        <Suspense>
          <NewPerson onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A person begins with an account; their profile opens when it is made. */
function NewPerson({ onClose }: { onClose: () => void }) {
  const { data = [] } = useUsers();
  return <NewUserDialog accounts={data} onClose={onClose} />;
}
