import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { freeChip, useFreeWord } from '#modules/management/components/FreeChip.tsx';
import { PeopleTable } from '#modules/profile/components/PeopleTable.tsx';
import { useAllPeople } from '#modules/profile/queries/people.ts';
import { ListTable } from '#modules/savedviews/components/ListTable.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useTicks } from '#ui/table/useSelection.ts';
import { useDialog } from '#ui/useDialog.tsx';
import type { FleetBoat } from '../contract.ts';
import { useBoats, usePresets } from '../queries.ts';
import { BoatBulk } from './BoatBulk.tsx';
import { PresetsPanel } from './PresetsPanel.tsx';

const loadNewBoatDialog = () => import('./NewBoatDialog.tsx');

const route = getRouteApi('/app/superadmin/');
const none: FleetBoat[] = [];
const toBoat = (row: FleetBoat) => ({ to: '/app/superadmin/$id', params: { id: row._id } });

/** All boats of all companies, with a button for new ones, and the sets of rights. */
export function SuperadminPage() {
  const { t } = useTranslation(['superadmin', 'table', 'users', 'profile']);
  const { show } = route.useSearch();
  const query = useBoats();
  const { data: presets } = usePresets();
  const create = useDialog(loadNewBoatDialog);
  const boats = query.data ?? none;
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={
          query.data
            ? t('facts', {
                boats: boats.length,
                expired: boats.filter(({ free }) => free === EXPIRED).length,
              })
            : '\u00A0'
        }
        primary={
          show === undefined && (
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => create.open()}>
              {t('new')}
            </Button>
          )
        }
      />
      <NeedsConnection />
      <div className="apart">
        <Tabs
          label={t('title')}
          items={[
            {
              label: t('title'),
              to: '/app/superadmin',
              count: query.data?.length,
              active: show === undefined,
            },
            {
              label: t('presets'),
              to: '/app/superadmin',
              search: { show: 'presets' },
              count: presets?.length,
              active: show === 'presets',
            },
            {
              label: t('allPeople'),
              to: '/app/superadmin',
              search: { show: 'people' },
              active: show === 'people',
            },
          ]}
        />
      </div>
      {show === 'presets' ? <PresetsPanel /> : show === 'people' ? <People /> : <Boats query={query} />}
      {create.element}
    </>
  );
}

function People() {
  const { t } = useTranslation(['superadmin', 'profile']);
  return <PeopleTable texts={{ title: t('allPeople') }} query={useAllPeople()} boats />;
}

function Boats({ query }: { query: ReturnType<typeof useBoats> }) {
  const { t } = useTranslation('superadmin');
  const freeWord = useFreeWord();
  const format = useFormat();
  const { untick, ...ticks } = useTicks();
  const { field, choice, day } = fieldColumns(t, (boat: FleetBoat) => boat);
  const columns = [
    field('name', { primary: true, width: 180, grow: 1 }),
    field('type', { width: 70, card: 'sub' }),
    choice('free', freeWord, {
      cell: (row) => freeChip(row.free, freeWord(row.free)),
      width: 130,
      card: 'badge',
    }),
    field('company', {
      value: (row) => row.managementName,
      filter: 'select',
      groupable: true,
      width: 240,
      card: 'sub',
    }),
    field('users', { sum: ({ users }) => users, searchable: false, align: 'end', width: 80, card: 'none' }),
    field('imo', { width: 110, card: 'none' }),
    field('flag', { filter: 'select', width: 150, card: 'none' }),
    field('place', { width: 180, card: 'meta' }),
    day('createdAt', format.recentDay, { width: 110, card: 'none' }),
  ];
  return (
    <ListTable<FleetBoat>
      t={t}
      query={query}
      icon={<Icon name="boat" />}
      columns={columns}
      views={[
        { id: 'all', label: t('view.all'), filter: () => true },
        { id: 'open', label: t('view.open'), filter: ({ free }) => free !== EXPIRED },
        { id: 'expired', label: t('view.expired'), filter: ({ free }) => free === EXPIRED },
        { id: 'alone', label: t('view.alone'), filter: ({ managementID }) => managementID === '' },
      ]}
      {...ticks}
      bulkActions={(ticked) => <BoatBulk boats={ticked} onDone={untick} />}
      rowTo={toBoat}
    />
  );
}
