import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useWaitingEntities } from '#lib/outbox/useOutbox.ts';
import { dayIn } from '#lib/zonedTime.ts';
import { useUser } from '#modules/auth/queries.ts';
import { ListTable } from '#modules/savedviews/components/ListTable.tsx';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import { usePhone } from '#ui/useMedia.ts';
import type { Job } from '../contract.ts';
import { inNeedOrder, type JobRow } from '../rules/rows.ts';
import { useJobLabels } from '../useJobLabels.ts';
import type { useJobList } from '../useJobList.ts';
import { useRoom } from '../useRoom.ts';
import { boardRows } from './boardRows.ts';
import { jobColumns } from './jobColumns.tsx';
import { idOf, rowAccent, toJob } from './jobValues.ts';
import { jobViews } from './jobViews.ts';

const JobBoard = lazy(() => import('#modules/jobboard/components/JobBoard.tsx'));
const JobCalendar = lazy(() => import('#modules/jobboard/components/JobCalendar.tsx'));

const byState = { id: 'state' };

type Props = {
  list: ReturnType<typeof useJobList>;
  as: 'board' | 'calendar' | undefined;
  /** Rows can be ticked, for bulk actions. */
  ticking: boolean;
  selected: ReadonlySet<string>;
  onSelectedChange: (ids: ReadonlySet<string>) => void;
  bulk: (jobs: Job[]) => ReactNode;
  onCreate: () => void;
  printing: boolean;
  onPrinted: () => void;
};

/** All jobs of the boat, most urgent first; as a table, a board or a calendar of the same rows. */
export function JobTable({ list, as, ticking, selected, onSelectedChange, bulk, onCreate, ...print }: Props) {
  const labels = useJobLabels();
  const { t } = labels;
  const url = useTableSearch();
  const user = useUser();
  const { timeZone } = useFormat();
  const room = useRoom();
  const waiting = useWaitingEntities();
  const phone = usePhone();
  const { rows, around } = list;
  const { today } = around;
  const sorted = useMemo(() => inNeedOrder(rows), [rows]);
  const columns = useMemo(
    () => jobColumns(labels, { today, shipDay: (iso) => dayIn(iso, timeZone), room, waiting }),
    [labels, today, timeZone, room, waiting],
  );
  const { _id, department } = user;
  // A phone shows few jobs: who answers for one department only begins with its own.
  const ownFirst = phone && !answersForVessel(user);
  const views = useMemo(() => jobViews(t, { _id, department }, { ownFirst }), [t, _id, department, ownFirst]);
  const Other = as === 'board' ? JobBoard : as === 'calendar' ? JobCalendar : undefined;
  return (
    <ListTable<JobRow>
      {...print}
      t={t}
      query={{ ...list, data: sorted }}
      saved="worklist"
      searchLabel={phone || list.rest ? t('search') : t('searchIn', { count: rows.length })}
      columns={columns}
      views={views}
      initialSort={byState}
      getRowId={idOf}
      rowTo={toJob}
      rail={rowAccent}
      selected={selected}
      {...(ticking ? { onSelectedChange } : {})}
      {...(phone ? {} : { selectedLabel: (count: number) => t('bulk.ticked', { count }) })}
      bulkActions={(ticked) => bulk(ticked.map(({ job }) => job))}
      body={
        Other &&
        ((visible) => (
          <Suspense fallback={<Skeleton rows={8} />}>
            <Other
              rows={
                as === 'board'
                  ? boardRows(
                      visible,
                      sorted,
                      columns,
                      jobViews(t, { _id, department }, { andDone: true, ownFirst }),
                      url.state,
                    )
                  : visible
              }
              context={around}
            />
          </Suspense>
        ))
      }
      icon={<Icon name="wrench" />}
      emptyAction={
        <div className="row">
          <ButtonLink to="/app/worklist/import">{t('import')}</ButtonLink>
          <Button icon={<Icon name="plus" />} onClick={onCreate}>
            {t('new')}
          </Button>
        </div>
      }
    />
  );
}
