import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { profileReads } from '#modules/profile/contract/calls.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { useSwitchBoat } from '#modules/vessel/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { FleetCards } from '../components/FleetCards.tsx';
import { FleetPeople } from '../components/FleetPeople.tsx';
import { FleetTabs } from '../components/FleetTabs.tsx';
import { useFreeWord } from '../components/FreeChip.tsx';
import { fleetColumns, sumOf } from '../components/fleetColumns.tsx';
import type { FleetRow } from '../contract.ts';
import { useFleet } from '../queries.ts';

const railOf = ({ overdue, expired }: FleetRow) =>
  overdue > 0 || expired > 0 ? ('overdue' as const) : undefined;

const route = getRouteApi('/app/managementhome');

/** The fleet summary, and its people for users who manage crew. */
export function ManagementHomePage() {
  useTranslation(['management', 'table', 'superadmin', 'profile']);
  const me = useUser();
  const { show } = route.useSearch();
  return show === 'people' && can(me, profileReads.ofFleet.access) ? <FleetPeople /> : <Fleet />;
}

/** Overdue, critical and expiring items of each boat, who is aboard, and a button to switch to it. */
function Fleet() {
  const { t } = useTranslation('management');
  const me = useUser();
  const phone = usePhone();
  const freeWord = useFreeWord();
  const query = useFleet();
  const { mutateAsync: switchTo } = useSwitchBoat();
  const open = ({ _id, name, free }: FleetRow) => {
    if (_id === me.boatID || (free === EXPIRED && !me.superadmin)) return;
    void switchTo({ boatID: _id, boatName: name }).catch(() => undefined);
  };
  const way = (row: FleetRow) =>
    row._id === me.boatID ? (
      <span className="small ink2 nw">{t('present')}</span>
    ) : row.free === EXPIRED && !me.superadmin ? null : (
      <Button variant="link" slim aria-label={t('open', { boat: row.name })} onClick={() => open(row)}>
        {t('openShort')}
      </Button>
    );
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
      columns={fleetColumns(t, freeWord)}
      onOpen={open}
      rail={railOf}
      rowActions={way}
      body={phone ? (rows) => <FleetCards rows={rows} action={way} /> : undefined}
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
  return (
    <div className="apart">
      <Readouts
        label={t('total')}
        items={[
          { label: t('summary.overdue'), figure: sum.overdue, act: sum.overdue > 0 ? 'overdue' : undefined },
          {
            label: t('summary.critical'),
            figure: sum.critical,
            act: sum.critical > 0 ? 'critical' : undefined,
          },
          {
            label: t('summary.expiring'),
            figure: sum.expiring,
            source: t('within'),
            act: sum.expiring > 0 ? 'due' : undefined,
          },
          { label: t('summary.expired'), figure: sum.expired, act: sum.expired > 0 ? 'overdue' : undefined },
          { label: t('summary.aboard'), figure: sum.aboard },
          { label: t('summary.guests'), figure: sum.guests },
        ]}
      />
    </div>
  );
}
