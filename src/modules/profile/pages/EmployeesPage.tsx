import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useExpiryLabels } from '#modules/certificates/useExpiryLabels.ts';
import { useSavedViews } from '#modules/savedviews/queries.ts';
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
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone } from '#ui/useMedia.ts';
import {
  employeeColumns,
  employeeViews,
  idOf,
  rowAccent,
  toProfile,
} from '../components/employeeColumns.tsx';
import { PayTable } from '../components/PayTable.tsx';
import { profileReads } from '../contract/calls.ts';
import { useSetAboard } from '../queries.ts';
import { type CrewRow, expiredAboard, useCrewRows } from '../useCrewRows.ts';

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

const mayPay = (user: User) => can(user, profileReads.ofAccounting.access);

/** Rank, department, who is aboard, and how their papers stand. */
function People() {
  const { t } = useTranslation('profile');
  const pays = mayPay(useUser());
  const url = useTableSearch();
  const { rows, isPending, isError, refetch } = useCrewRows();
  const labels = useExpiryLabels();
  const { mutate: setAboard } = useSetAboard();
  const phone = usePhone();
  // A person begins with an account; their profile opens when it is made.
  const create = useDialog(() => import('#modules/users/components/NewPersonDialog.tsx'));
  const columns = employeeColumns(t, {
    labels,
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
          <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => create.open()}>
            {t('newPerson')}
          </Button>
        }
      />
      {red.length > 0 && (
        <Banner kind="warn" icon={<Glyph name="warning" />} apart>
          {t('expiredAboard', { count: red.length, names: red.map(({ name }) => name).join(', ') })}
        </Banner>
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
          rows={rows}
          columns={columns}
          views={employeeViews(t)}
          getRowId={idOf}
          rowTo={toProfile}
          rail={rowAccent}
          error={isError ? t('loadFailed') : undefined}
          onRetry={() => void refetch()}
          empty={<EmptyState icon={<BadgeOutlined />} title={t('empty')} hint={t('emptyHint')} />}
        />
      )}
      {create.element}
    </>
  );
}
