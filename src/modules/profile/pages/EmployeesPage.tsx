import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useExpiryLabels } from '#modules/certificates/useExpiryLabels.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useTicks } from '#ui/table/useSelection.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { employeeColumns, employeeViews, rowAccent, toProfile } from '../components/employeeColumns.tsx';
import { PayTable } from '../components/PayTable.tsx';
import { profileReads } from '../contract/calls.ts';
import { useAboardColumn } from '../useAboardColumn.tsx';
import { type CrewRow, expiredAboard, useCrewRows } from '../useCrewRows.ts';

const PeopleBulk = lazy(() => import('../components/PeopleBulk.tsx'));
const AddToTeam = lazy(() => import('#modules/teams/components/AddToTeam.tsx'));

const route = getRouteApi('/app/employees/');

/** The people of the boat; and their pay, for users with the accounting flag. */
export function EmployeesPage() {
  const { t } = useTranslation(['profile', 'certificates', 'table']);
  const { show } = route.useSearch();
  if (!mayPay(useUser()) || show !== 'pay') return <People />;
  return (
    <>
      <PageHeader
        title={t('section.pay')}
        facts={t('payFacts')}
        crumbs={[{ label: t('title'), to: '/app/employees' }]}
      />
      <PayTable />
    </>
  );
}

const mayPay = (user: User) => can(user, profileReads.ofAccounting.access);

/** Rank, department, whether aboard, and certificate status. */
function People() {
  const { t } = useTranslation('profile');
  const pays = mayPay(useUser());
  const query = useCrewRows();
  const { rows } = query;
  const labels = useExpiryLabels();
  const aboard = useAboardColumn<CrewRow>();
  const phone = usePhone();
  // A new person starts with an account; their profile opens once it is created.
  const create = useDialog(() => import('#modules/users/components/NewPersonDialog.tsx'));
  const { untick, ...ticks } = useTicks();
  const crew = rows.filter(({ profile }) => profile.role === 'crew' && !profile.left);
  const red = expiredAboard(rows);
  const links = [
    { label: t('crewList'), to: '/app/crewlist' },
    { label: t('matrix'), to: '/app/employees/certificates' },
    { label: t('onOff'), to: '/app/onboard' },
    ...(pays ? [{ label: t('section.pay'), to: '/app/employees', search: { show: 'pay' } } as const] : []),
  ] as const;
  return (
    <ListPage<CrewRow>
      t={t}
      query={query}
      waits
      saved="employees"
      facts={() => t('facts', { count: crew.length, aboard: crew.filter((row) => row.aboard).length })}
      actions={
        phone ? (
          <Menu label={t('more')} icon={<Icon name="more" />} iconOnly items={[...links]} />
        ) : (
          links.map(({ label, ...target }) => (
            <ButtonLink key={label} {...target}>
              {label}
            </ButtonLink>
          ))
        )
      }
      create={create}
      icon={<Icon name="badge" />}
      emptyAction={null}
      columns={employeeColumns(t, { labels, aboard })}
      views={employeeViews(t)}
      rowTo={toProfile}
      rail={rowAccent}
      {...ticks}
      bulkActions={(ticked) => (
        <Suspense>
          <PeopleBulk
            people={ticked}
            mailTo={ticked.filter(({ profile }) => !profile.left).map(({ profile }) => profile.userID)}
            onDone={untick}
          />
          <AddToTeam users={ticked.map(({ profile }) => profile.userID)} onDone={untick} />
        </Suspense>
      )}
    >
      {red.length > 0 && (
        <Banner kind="warn" icon={<Icon name="warning" />} apart>
          {t('expiredAboard', { count: red.length, names: red.map(({ name }) => name).join(', ') })}
        </Banner>
      )}
    </ListPage>
  );
}
