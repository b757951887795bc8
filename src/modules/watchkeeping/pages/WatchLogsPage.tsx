import { useTranslation } from '#lib/useTranslation.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import type { Watch, WatchLog } from '../contract.ts';
import { useWatches, useWatchLogs } from '../queries.ts';
import { useCrew } from '../useRota.ts';

type Row = WatchLog & { watch: Watch | undefined; relief: string };

const pageOf = ({ watchID }: Row) => ({ to: '/app/watchkeeping/$id', params: { id: watchID } });

/** The hand-overs of all watches, with who signed them. */
export function WatchLogsPage() {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const query = useWatchLogs();
  const { data: watches, isPending } = useWatches();
  const { nameOf } = useCrew();
  const byID = new Map((watches ?? []).map((watch) => [watch._id, watch]));
  const rows = query.data?.map(
    (log): Row => ({
      ...log,
      watch: byID.get(log.watchID),
      relief: log.signatures.find(({ role }) => role === 'on')?.name ?? '',
    }),
  );
  const { field, day } = fieldColumns(t, (row: Row) => row);
  const state = ({ signatures }: Row) =>
    t(signatures.length === 2 ? 'handedOver' : signatures.length === 1 ? 'waitsRelief' : 'unsigned');
  const columns = [
    day('start', (iso) => format.dayTime(iso), {
      value: ({ watch }) => watch?.start ?? null,
      width: 150,
      card: 'meta',
    }),
    field('station', {
      value: ({ watch }) => (watch ? t(`station.${watch.station}`) : ''),
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 140,
      card: 'meta',
    }),
    field('userID', {
      value: ({ watch, by }) => (watch ? nameOf(watch.userID) : by),
      filter: 'select',
      groupable: true,
      width: 170,
      card: 'sub',
    }),
    field('notes', { primary: true, width: 320, grow: 1 }),
    field('signatures', {
      value: state,
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 160,
      card: 'badge',
    }),
    field('reliefID', { value: ({ relief }) => relief, width: 170, card: 'none' }),
    field('rounds', {
      value: ({ rounds }) => t(rounds ? 'yes' : 'no'),
      width: 110,
      defaultHidden: true,
      card: 'none',
    }),
  ];
  return (
    <ListPage<Row>
      t={(key) => t(key === 'new' ? 'newLog' : key)}
      texts={{ title: t('handovers'), empty: t('noLogs'), emptyHint: t('noLogsHint') }}
      query={{ ...query, data: isPending ? undefined : rows }}
      saved="watchlogs"
      facts={({ length: count }) => t('handoverCount', { count })}
      icon={<Icon name="book" />}
      columns={columns}
      rowTo={pageOf}
      initialSort={{ id: 'start', desc: true }}
    />
  );
}
