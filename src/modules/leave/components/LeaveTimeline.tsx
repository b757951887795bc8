import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useAllGuests } from '#modules/guests/queries.ts';
import { addMonths, daysOfMonth } from '#modules/hoursofrest/rules/calendar.ts';
import { daysBetween } from '#modules/hoursofrest/rules/timeline.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Leave } from '../contract.ts';
import { daysOf } from '../rules/balance.ts';
import { manningGroups, stretchesOf } from '../rules/manning.ts';
import type { TeamLeave } from '../useTeamLeave.ts';
import styles from './leave.module.css';

type Props = {
  /** The first of three months. */
  month: string;
  team: TeamLeave;
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

const looks: Readonly<Record<Leave['status'], string | undefined>> = {
  asked: styles.open,
  headAgreed: styles.open,
  approved: undefined,
  refused: styles.refused,
};

/** What stands before today at the left of a narrow screen, in px. */
const DAYS_BEFORE_PX = 24;

/** Three months: who is away, what the vessel does, and how many are on board against safe manning. */
export function LeaveTimeline({ month, team, chosen, onChoose }: Props) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { boat } = useUser();
  const { data: guests = [] } = useAllGuests();
  const months = [0, 1, 2].map((step) => addMonths(month, step));
  const range = { from: `${month}-01`, to: daysOfMonth(months[2] ?? month).at(-1) ?? '' };
  const all = daysBetween(range.from, range.to);
  const place = (from: string, to: string) => {
    const first = from < range.from ? range.from : from;
    const last = to > range.to ? range.to : to;
    const start = daysBetween(range.from, first).length - 1;
    const length = daysBetween(first, last).length;
    return {
      insetInlineStart: `${(100 * start) / all.length}%`,
      width: `${(100 * length) / all.length}%`,
    };
  };
  const inSight = (from: string, to: string) => from <= range.to && to >= range.from;
  const departments = [...new Set(team.people.map(({ department }) => department))];
  const trips = [
    ...new Map(
      guests.flatMap(({ embarkmentDate: from, disembarkmentDate: to }) =>
        from && to && inSight(from, to) ? [[`${from} ${to}`, { from, to, name: t('guests') }] as const] : [],
      ),
    ).values(),
    ...(boat?.layUp && inSight(boat.layUp.from, boat.layUp.to) ? [{ ...boat.layUp, name: t('layUp') }] : []),
  ];
  // A narrow screen begins at what is to come.
  const scroller = useRef<HTMLDivElement>(null);
  const showsToday = inSight(format.today, format.today);
  const begun = showsToday ? (daysBetween(range.from, format.today).length - 1) / all.length : 0;
  useLayoutEffect(() => {
    const box = scroller.current;
    const track = box?.querySelector('[data-track]');
    if (box && track) box.scrollLeft = Math.max(0, begun * track.clientWidth - DAYS_BEFORE_PX);
  }, [begun]);
  const today = showsToday && (
    <i
      className={styles.today}
      data-today
      style={{ insetInlineStart: place(format.today, format.today).insetInlineStart }}
    />
  );
  return (
    <div ref={scroller} className={styles.scroll}>
      <div className={styles.line}>
        <div className={styles.row}>
          <div className={styles.head}>{t('crew')}</div>
          <div className={styles.months} data-track>
            {months.map((each) => (
              <span key={each} style={place(`${each}-01`, `${each}-28`)}>
                {format.month(`${each}-01`, 'long')}
              </span>
            ))}
          </div>
        </div>
        {trips.length > 0 && (
          <div className={styles.row}>
            <div className={styles.head}>{t('vessel')}</div>
            <div className={styles.track}>
              {trips.map(({ from, to, name }) => (
                <span
                  key={`${from}${to}${name}`}
                  className={`${styles.bar} ${styles.vessel}`}
                  style={place(from, to)}
                >
                  {name}
                </span>
              ))}
              {today}
            </div>
          </div>
        )}
        {departments.map((department) => (
          <div key={department}>
            <div className={styles.group}>
              <span>{department || t('noDepartment')}</span>
            </div>
            {team.people
              .filter((person) => person.department === department)
              .map((person) => (
                <div key={person.userID} className={styles.row}>
                  <div className={styles.head}>
                    <span>{person.name}</span>
                    <span>{format.number(person.balance.left, 1)}</span>
                  </div>
                  <div className={styles.track}>
                    {person.leaves
                      .filter(({ from, to }) => inSight(from, to))
                      .map((leave) => {
                        const clash =
                          leave.status !== 'refused' &&
                          team.warnings(leave).some(({ kind }) => kind === 'manning');
                        return (
                          <button
                            key={leave._id}
                            type="button"
                            aria-pressed={leave._id === chosen}
                            aria-label={format.list([
                              t('barOf', {
                                name: person.name,
                                from: format.shortDay(leave.from),
                                to: format.shortDay(leave.to),
                                status: t(`status.${leave.status}`),
                              }),
                              t('days', { count: daysOf(leave) }),
                            ])}
                            className={[
                              styles.bar,
                              looks[leave.status] ?? '',
                              leave._id === chosen ? styles.chosen : '',
                              clash ? styles.clash : '',
                            ].join(' ')}
                            style={place(leave.from, leave.to)}
                            onClick={() => onChoose(leave._id)}
                          >
                            {t('days', { count: daysOf(leave) })}
                          </button>
                        );
                      })}
                    {today}
                  </div>
                </div>
              ))}
          </div>
        ))}
        <div className={styles.group}>{t('onBoard')}</div>
        {manningGroups.map((group) => {
          const least = team.manning?.[group] ?? 0;
          return (
            <div key={group} className={styles.row}>
              <div className={styles.head}>
                <span>{t(`field.${group}`)}</span>
                <span>{t('min', { least })}</span>
              </div>
              <div className={styles.track}>
                {stretchesOf(group, least, range, team.everybody, team.leaves, team.papers).map((stretch) => (
                  <span
                    key={stretch.from}
                    className={[
                      styles.count,
                      stretch.state === 'below'
                        ? styles.below
                        : stretch.state === 'least'
                          ? styles.least
                          : '',
                    ].join(' ')}
                    style={place(stretch.from, stretch.to)}
                  >
                    {format.number(stretch.count)}
                  </span>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
