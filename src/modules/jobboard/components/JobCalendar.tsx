import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { byNeed, type JobContext, type JobRow } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { SideDrawer } from '#ui/SideDrawer.tsx';
import { useCoarsePointer, usePhone } from '#ui/useMedia.ts';
import { daysOfMonth, monthOf, placed, stepped, weekOf } from '../rules.ts';
import { useActiveDay } from '../useActiveDay.ts';
import { useCalendarLabels } from '../useCalendarLabels.ts';
import { type Asking, useCalendarMoves } from '../useCalendarMoves.ts';
import { useDrag } from '../useDrag.ts';
import { CalendarTools } from './CalendarTools.tsx';
import styles from './calendar.module.css';
import { DayList } from './DayList.tsx';
import { DayRow } from './DayRow.tsx';
import { Lane } from './Lane.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { YearView } from './YearView.tsx';

const CompleteDialog = lazyDialog(() => import('#modules/job/components/CompleteDialog.tsx'));
const PostponeDialog = lazyDialog(() => import('#modules/job/components/PostponeDialog.tsx'));
const DayDialog = lazyDialog(() => import('./DayDialog.tsx'));

type Props = { rows: readonly JobRow[]; context: JobContext };

/** Jobs on the days they are due: a month, a week or a year. Overdue jobs are above today until they are done. */
export default function JobCalendar({ rows, context: { today } }: Props) {
  const { t } = useTranslation(['jobboard', 'worklist']);
  const jobWords = useJobLabels();
  const labels = useCalendarLabels();
  const phone = usePhone();
  const links = !useCoarsePointer();
  const { day, zoom, goTo, stepTo } = useActiveDay(today);
  const places = placed(rows.toSorted(byNeed), today);
  const { moveTo, asking, ask, endAsking } = useCalendarMoves(today, labels);
  const [opened, setOpened] = useState<string>();
  const rowOf = (id: string) => rows.find(({ job }) => job._id === id);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const carried = useDrag(root, (id, to) => {
    const row = rowOf(id);
    if (row) moveTo(row, to);
  });

  const period = labels.period(day, zoom);
  const days = zoom === 'week' ? weekOf(day, labels.firstDay) : daysOfMonth(day);
  // A phone's list of the current month begins with today: past days would be in the way.
  const ahead =
    zoom === 'month' && monthOf(day) === monthOf(today) ? days.filter((each) => each >= today) : days;
  const showsToday = zoom !== 'year' && (days.includes(today) || monthOf(day) === monthOf(today));
  const lanes = [
    { id: 'overdue', name: t('worklist:state.overdue'), rows: places.overdue },
    { id: 'noDay', name: t('noDay'), rows: places.noDay },
  ].filter((lane) => lane.rows.length > 0 && showsToday);

  const inDrawer =
    opened === 'overdue'
      ? places.overdue
      : opened === 'noDay'
        ? places.noDay
        : [...(opened === today ? places.overdue : []), ...(places.byDay.get(opened ?? '') ?? [])];
  const drawerTitle =
    opened === 'overdue'
      ? t('worklist:state.overdue')
      : opened === 'noDay'
        ? t('noDay')
        : opened
          ? labels.day(opened)
          : '';
  const askFromDrawer = (next: Asking) => {
    setOpened(undefined);
    ask(next);
  };

  const asList = phone || zoom === 'week';
  return (
    <div className={styles.calendar} ref={setRoot}>
      <CalendarTools
        period={period}
        zoom={zoom}
        zooms={['month', 'week', 'year']}
        onStep={(pages) => goTo(stepped(day, zoom, pages))}
        onToday={() => goTo(today)}
        onZoom={(next) => goTo(day, next)}
      />
      {!asList && lanes.length > 0 && (
        <div className={styles.lanes}>
          {lanes.map((lane) => (
            <Lane
              key={lane.id}
              name={lane.name}
              rows={lane.rows}
              links={links}
              carried={carried?.key}
              onOpen={() => setOpened(lane.id)}
            />
          ))}
        </div>
      )}
      {zoom === 'year' ? (
        <YearView
          day={day}
          today={today}
          placed={places}
          labels={labels}
          onMonth={(first) => goTo(first, 'month')}
        />
      ) : asList ? (
        <DayList
          days={ahead}
          today={today}
          placed={places}
          labels={labels}
          jobWords={jobWords}
          busyOnly={zoom === 'month'}
          period={period}
          narrow={phone}
          onAsk={ask}
        />
      ) : (
        <MonthGrid
          day={day}
          today={today}
          placed={places}
          labels={labels}
          links={links}
          carried={carried}
          onDay={stepTo}
          onOpen={(each) => {
            if (monthOf(each) === monthOf(day)) stepTo(each);
            setOpened(each);
          }}
        />
      )}
      <SideDrawer
        open={opened !== undefined}
        title={drawerTitle}
        onClose={() => setOpened(undefined)}
        width={440}
        bare
      >
        {inDrawer.length > 0 ? (
          <ul className="rows">
            {inDrawer.map((row) => (
              <DayRow key={row.job._id} row={row} labels={jobWords} narrow onAsk={askFromDrawer} />
            ))}
          </ul>
        ) : (
          <p className={`${styles.nothing} ink2`}>{t('nothing')}</p>
        )}
      </SideDrawer>
      {asking?.about === 'complete' && <CompleteDialog jobs={[asking.job]} onClose={endAsking} />}
      {asking?.about === 'postpone' && (
        <PostponeDialog jobs={[asking.job]} until={asking.until} onClose={endAsking} />
      )}
      {asking?.about === 'day' && (
        <DayDialog
          row={asking.row}
          today={today}
          onChoose={(to) => moveTo(asking.row, to)}
          onClose={() => ask((now) => (now === asking ? undefined : now))}
        />
      )}
    </div>
  );
}
