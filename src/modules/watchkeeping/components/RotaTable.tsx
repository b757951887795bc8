import { useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { endOf, evaluate } from '#modules/hoursofrest/rules/evaluate.ts';
import { DAY, HOUR } from '#modules/hoursofrest/rules/limits.ts';
import { addDays, daysBetween } from '#modules/hoursofrest/rules/timeline.ts';
import { personName } from '#modules/profile/rules.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Watch, WatchPlan } from '../contract.ts';
import { nightIn, nightOf, withWork } from '../rules/line.ts';
import { byPerson } from '../rules/rest.ts';
import type { RotaView } from '../useRota.ts';
import styles from './watch.module.css';

type Props = {
  rota: RotaView;
  /** Opens a stretch of the itinerary; undefined for who may only read it. */
  onPlan: ((plan: WatchPlan) => void) | undefined;
};

/** What each person of a rota stands, works and rests in the days in sight. */
const useRows = ({ line, first, last, people, watchers, stands }: RotaView) =>
  useMemo(() => {
    const night = nightOf(line);
    const each = byPerson(stands);
    return people.map((person, index) => {
      const watcher = watchers[index];
      const own = each.get(person.userID) ?? [];
      const inSight = own.filter(({ from, to }) => to > first && from < last);
      const cells = withWork(withWork(line.cells, watcher?.work ?? []), own);
      const { findings, rest } = evaluate({ ...line, cells }, watcher?.limits ?? defaults);
      let lowest = DAY;
      for (let end = first + 1; end <= last; end += 1)
        lowest = Math.min(lowest, (rest[end] ?? 0) - (rest[end - DAY] ?? 0));
      return {
        person,
        watches: inSight,
        work: (watcher?.work ?? []).filter(({ from, to }) => to > first && from < last),
        nights: inSight.reduce((sum, stand) => sum + nightIn(night, stand), 0) / HOUR,
        lowest: lowest / HOUR,
        findings: findings.filter((finding) => finding.from < last && endOf(finding) > first),
      };
    });
  }, [line, first, last, people, watchers, stands]);

/** How the watches of a station look; at sea all stations are one. */
const stationLooks: Record<Watch['station'], string | undefined> = {
  bridge: styles.sea,
  lookout: styles.sea,
  engine: styles.sea,
  anchor: styles.anchor,
  gangway: undefined,
};

const defaults = { regime: 'rest' as const, minRestBlock: HOUR, young: false };

/** The rota: who stands which watch on these days, beside the itinerary, with night hours and the least rest. */
export function RotaTable({ rota, onPlan }: Props) {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const now = useNow();
  const { line, first, last, from, to, watches, inForce } = rota;
  const rows = useRows(rota);
  const byID = new Map(watches.map((watch) => [watch._id, watch]));
  const length = last - first;
  const place = (start: number, end: number) => {
    const [a, b] = [Math.max(first, start), Math.min(last, end)];
    return { insetInlineStart: `${(100 * (a - first)) / length}%`, width: `${(100 * (b - a)) / length}%` };
  };
  const days = daysBetween(from, to);
  const startOf = (day: string) => line.starts[line.days.indexOf(day)] ?? first;
  const rules = days
    .slice(1)
    .map((day) => (
      <i
        key={day}
        className={styles.rule}
        style={{ insetInlineStart: place(startOf(day), last).insetInlineStart }}
      />
    ));
  const present = (Date.parse(now) - line.base) / 1_800_000;
  const marks = (
    <>
      {rules}
      {present > first && present < last && (
        <i className={styles.now} style={{ insetInlineStart: place(present, last).insetInlineStart }} />
      )}
    </>
  );
  // The stretches of one place are one part of the itinerary; each is planned by station.
  const trips = [
    ...Map.groupBy(inForce, (plan) => `${plan.from} ${plan.to} ${plan.mode} ${plan.place}`).values(),
  ]
    .flatMap(([plan]) => (plan ? [plan] : []))
    .sort((a, b) => a.from.localeCompare(b.from));
  const beginOf = (plan: WatchPlan) => (plan.from <= from ? first : startOf(plan.from));
  const endDay = (plan: WatchPlan) => (plan.to >= to ? last : startOf(addDays(plan.to, 1)));
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.rota}>
          <div className={styles.row}>
            <div className={styles.name}>
              <b>{t('watchkeeper')}</b>
            </div>
            <div className={styles.days}>
              {days.map((day) => (
                <span
                  key={day}
                  className={day === format.today ? styles.today : undefined}
                  style={place(startOf(day), day === to ? last : startOf(addDays(day, 1)))}
                >
                  {format.weekdayAndDay(day)}
                </span>
              ))}
            </div>
            <div className={`${styles.figure} small`}>{t('nightHours')}</div>
            <div className={`${styles.figure} small`}>{t('leastRest')}</div>
          </div>
          <div className={styles.row}>
            <div className={styles.name}>
              <b>{t('itinerary')}</b>
            </div>
            <div className={styles.track}>
              {trips.map((plan) => (
                <span
                  key={plan._id}
                  className={plan.mode === 'sea' ? `${styles.place} ${styles.passage}` : styles.place}
                  style={place(beginOf(plan), endDay(plan))}
                  title={[t(`mode.${plan.mode}`), plan.place].filter(Boolean).join(', ')}
                >
                  {[t(`mode.${plan.mode}`), plan.place].filter(Boolean).join(' · ')}
                </span>
              ))}
            </div>
          </div>
          {rows.map(({ person, watches: own, work, nights, lowest, findings }) => (
            <div key={person.userID} className={styles.row}>
              <div className={styles.name}>
                <b className={findings.length > 0 ? styles.breach : undefined}>{personName(person)}</b>
                <span className="small ink2">{person.jobtitle}</span>
              </div>
              <div className={styles.track}>
                {marks}
                {work.map((span) => (
                  <i key={span.from} className={styles.work} style={place(span.from, span.to)} />
                ))}
                {own.map((stand) => {
                  const watch = byID.get(stand.id);
                  if (!watch) return null;
                  const said = t('watchOf', {
                    ...{ name: personName(person), station: t(`station.${watch.station}`) },
                    ...{ from: format.dayTime(watch.start), to: format.time(watch.end) },
                  });
                  return (
                    <AppLink
                      key={stand.id}
                      to="/app/watchkeeping/$id"
                      params={{ id: stand.id }}
                      title={said}
                      className={[styles.watch, stationLooks[watch.station], watch.swap && styles.swap]
                        .filter(Boolean)
                        .join(' ')}
                      style={place(stand.from, stand.to)}
                    >
                      <span className="vh">{watch.swap ? `${said}, ${t('swapOpen')}` : said}</span>
                    </AppLink>
                  );
                })}
                {findings.map((finding) => (
                  <i
                    key={`${finding.rule}${finding.from}`}
                    className={styles.broken}
                    style={place(finding.from, Math.max(endOf(finding), finding.from + 1))}
                  />
                ))}
              </div>
              <div className={styles.figure}>{format.number(nights, 1)}</div>
              <div className={`${styles.figure} ${findings.length > 0 ? styles.breach : ''}`}>
                {format.number(lowest, 1)}
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.keys}>
        <span>
          <i className={`${styles.watch} ${styles.sea} ${styles.key}`} /> {t('keySea')}
        </span>
        <span>
          <i className={`${styles.watch} ${styles.anchor} ${styles.key}`} /> {t('station.anchor')}
        </span>
        <span>
          <i className={`${styles.watch} ${styles.key}`} /> {t('station.gangway')}
        </span>
        <span>
          <i className={styles.keyWork} /> {t('field.dayWork')}
        </span>
        <span>
          <i className={styles.keyBroken} /> {t('restBroken')}
        </span>
      </div>
      {onPlan && <PlanList plans={inForce} onPlan={onPlan} />}
    </>
  );
}

/** The stretches of the itinerary with their templates, to change. */
function PlanList({ plans, onPlan }: { plans: readonly WatchPlan[]; onPlan: (plan: WatchPlan) => void }) {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  return (
    <ul className="rows" aria-label={t('plans')}>
      {[...plans]
        .sort((a, b) => a.from.localeCompare(b.from))
        .map((plan) => (
          <li key={plan._id}>
            <div className="li">
              <div className="t">
                <b>
                  <button type="button" className="hit" onClick={() => onPlan(plan)}>
                    {[t(`station.${plan.station}`), t(`template.${plan.template}`)].join(': ')}
                  </button>
                </b>
                <span>
                  {[
                    t('fromTo', { from: format.shortDay(plan.from), to: format.shortDay(plan.to) }),
                    t(`mode.${plan.mode}`),
                    plan.place,
                    t('peopleCount', { count: plan.people.length }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
            </div>
          </li>
        ))}
    </ul>
  );
}
