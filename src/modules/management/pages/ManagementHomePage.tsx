import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { profileReads } from '#modules/profile/contract/calls.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { useSwitchBoat } from '#modules/vessel/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { useNarrow } from '#ui/useMedia.ts';
import { FleetCards } from '../components/FleetCards.tsx';
import { useMayEnter } from '../components/FleetFigure.tsx';
import { FleetPeople } from '../components/FleetPeople.tsx';
import { FleetTabs } from '../components/FleetTabs.tsx';
import { useFreeWord } from '../components/FreeChip.tsx';
import { fleetColumns, sumOf } from '../components/fleetColumns.tsx';
import type { FleetRow } from '../contract.ts';
import { useFleet } from '../queries.ts';

const railOf = ({ overdue, expired }: FleetRow) =>
  overdue > 0 || expired > 0 ? ('overdue' as const) : undefined;

const FleetRest = lazy(() => import('../components/FleetRest.tsx'));

const route = getRouteApi('/app/managementhome');

/** The fleet summary, and for users who manage crew its people and their hours of rest. */
export function ManagementHomePage() {
  const { t } = useTranslation(['management', 'table', 'superadmin', 'profile']);
  const me = useUser();
  const { show, month } = route.useSearch();
  const navigate = useNavigate();
  if (show === undefined || !can(me, profileReads.ofFleet.access)) return <Fleet />;
  if (show === 'people') return <FleetPeople />;
  const toMonth = (next: string) =>
    void navigate({ to: '/app/managementhome', search: { show, month: next } });
  return (
    <Suspense
      fallback={
        <>
          <PageHeader title={t('fleet')} facts={t('tab.rest')} />
          <FleetTabs show="rest" />
        </>
      }
    >
      <FleetRest month={month} onMonth={toMonth} />
    </Suspense>
  );
}

/** What is overdue and what expires on each boat, the worst boat first; every figure leads to its list. */
function Fleet() {
  const { t } = useTranslation('management');
  const me = useUser();
  const narrow = useNarrow();
  const freeWord = useFreeWord();
  const query = useFleet();
  const { mutate: switchTo } = useSwitchBoat();
  const mayEnter = useMayEnter();
  const way = (row: FleetRow) =>
    row._id === me.boatID ? (
      <span className="small ink2 nw">{t('present')}</span>
    ) : mayEnter(row) ? (
      <Button
        variant="link"
        slim
        aria-label={t('open', { boat: row.name })}
        onClick={() => switchTo({ boatID: row._id, boatName: row.name })}
      >
        {t('openShort')}
      </Button>
    ) : null;
  return (
    <ListPage<FleetRow>
      t={t}
      texts={{
        title: t('fleet'),
        loadFailed: t('fleetFailed'),
        empty: t('fleetNone'),
        emptyHint: t('fleetNoneHint'),
      }}
      query={query}
      facts={({ length: count }) => t('fleetFacts', { count })}
      icon={<Icon name="boat" />}
      columns={fleetColumns({ t, freeWord })}
      initialSort={{ id: 'readiness' }}
      rail={railOf}
      body={narrow ? (rows) => <FleetCards rows={rows} action={way} /> : undefined}
    >
      <NeedsConnection />
      <FleetTabs show={undefined} />
      {query.data && query.data.length > 0 && <Figures rows={query.data} />}
    </ListPage>
  );
}

/** The figures of all boats together. */
function Figures({ rows }: { rows: readonly FleetRow[] }) {
  const { t } = useTranslation('management');
  const sum = sumOf(rows);
  /** The boats by this figure, the largest first. */
  const by = (sort: string) => ({ to: '/app/managementhome', search: { sort, desc: true } }) as const;
  return (
    <div className="apart">
      <Readouts
        label={t('total')}
        items={[
          {
            label: t('summary.overdue'),
            figure: sum.overdue,
            act: sum.overdue > 0 ? 'overdue' : undefined,
            link: by('overdue'),
          },
          {
            label: t('summary.critical'),
            figure: sum.critical,
            act: sum.critical > 0 ? 'critical' : undefined,
            link: by('critical'),
          },
          {
            label: t('summary.expiring'),
            figure: sum.expiring,
            source: t('within'),
            act: sum.expiring > 0 ? 'due' : undefined,
            link: by('expiring'),
          },
          {
            label: t('summary.expired'),
            figure: sum.expired,
            act: sum.expired > 0 ? 'overdue' : undefined,
            link: by('expired'),
          },
          { label: t('summary.aboard'), figure: sum.aboard, link: by('aboard') },
          { label: t('summary.guests'), figure: sum.guests, link: by('guests') },
        ]}
      />
    </div>
  );
}
