import DirectionsBoatOutlined from '@mui/icons-material/DirectionsBoatOutlined';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { freeChip, useFreeWord } from '#modules/management/components/FreeChip.tsx';
import { PeopleTable } from '#modules/profile/components/PeopleTable.tsx';
import { useAllPeople } from '#modules/profile/queries/people.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { useDialog } from '#ui/useDialog.tsx';
import type { FleetBoat } from '../contract.ts';
import { useBoats, usePresets } from '../queries.ts';
import { PresetsPanel } from './PresetsPanel.tsx';

const route = getRouteApi('/app/superadmin/');
const none: FleetBoat[] = [];
const idOf = (row: FleetBoat) => row._id;
const toBoat = (row: FleetBoat) => ({ to: '/app/superadmin/$id', params: { id: row._id } });

/** All boats of all companies, new ones, and the sets of rights that are given at once. */
export function SuperadminPage() {
  const { t } = useTranslation(['superadmin', 'table', 'users', 'profile']);
  const { show } = route.useSearch();
  const query = useBoats();
  const { data: presets } = usePresets();
  const create = useDialog(() => import('./NewBoatDialog.tsx'));
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
            <Button variant="primary" icon={<Glyph name="plus" />} onClick={() => create.open()}>
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
  const { data, isError, refetch } = useAllPeople();
  return (
    <PeopleTable
      label={t('allPeople')}
      people={data}
      isError={isError}
      onRetry={() => void refetch()}
      boats
      empty={t('profile:empty')}
      emptyHint={t('profile:emptyHint')}
    />
  );
}

function Boats({ query }: { query: ReturnType<typeof useBoats> }) {
  const { t } = useTranslation('superadmin');
  const freeWord = useFreeWord();
  const format = useFormat();
  const { data = none, isPending, isError, refetch } = query;
  const columns: Column<FleetBoat>[] = [
    { id: 'name', header: t('field.name'), value: (row) => row.name, primary: true, width: 180, grow: 1 },
    { id: 'type', header: t('field.type'), value: (row) => row.type, width: 70, card: 'sub' },
    {
      id: 'free',
      header: t('field.free'),
      value: (row) => row.free,
      cell: (row) => freeChip(row.free, freeWord(row.free)),
      exportValue: (row) => freeWord(row.free),
      optionLabel: freeWord,
      filter: 'select',
      groupable: true,
      width: 130,
      card: 'badge',
    },
    {
      id: 'company',
      header: t('field.company'),
      value: (row) => row.managementName,
      filter: 'select',
      groupable: true,
      width: 240,
      card: 'sub',
    },
    {
      id: 'users',
      header: t('field.users'),
      value: (row) => row.users,
      searchable: false,
      align: 'end',
      width: 80,
      card: 'none',
    },
    { id: 'imo', header: t('field.imo'), value: (row) => row.imo, width: 110, card: 'none' },
    {
      id: 'flag',
      header: t('field.flag'),
      value: (row) => row.flag,
      filter: 'select',
      width: 150,
      card: 'none',
    },
    { id: 'place', header: t('field.place'), value: (row) => row.place, width: 180, card: 'meta' },
    {
      id: 'createdAt',
      header: t('field.createdAt'),
      value: (row) => row.createdAt,
      cell: (row) => format.recentDay(row.createdAt),
      searchable: false,
      width: 110,
      card: 'none',
    },
  ];
  return (
    <DataTable<FleetBoat>
      {...useTableSearch()}
      label={t('title')}
      rows={data}
      columns={columns}
      views={[
        { id: 'all', label: t('view.all'), filter: () => true },
        { id: 'open', label: t('view.open'), filter: ({ free }) => free !== EXPIRED },
        { id: 'expired', label: t('view.expired'), filter: ({ free }) => free === EXPIRED },
        { id: 'alone', label: t('view.alone'), filter: ({ managementID }) => managementID === '' },
      ]}
      getRowId={idOf}
      rowTo={toBoat}
      loading={isPending}
      error={isError && data.length === 0 ? t('loadFailed') : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState icon={<DirectionsBoatOutlined />} title={t('empty')} hint={t('emptyHint')} />}
    />
  );
}
