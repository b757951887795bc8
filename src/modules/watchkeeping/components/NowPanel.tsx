import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import { stations } from '../contract.ts';
import { cellAt } from '../rules/line.ts';
import { reliefOf } from '../rules/now.ts';
import { useRota } from '../useRota.ts';
import styles from './watch.module.css';

/** Who is on watch now, who relieves them, and the watches of the ship's day. */
export function NowPanel() {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const now = useNow();
  const { line, first, last, watches, nameOf } = useRota(format.today, format.today);
  const length = last - first;
  const ofDay = watches.filter(({ start, end }) => cellAt(line, end) > first && cellAt(line, start) < last);
  const kept = stations.filter((station) => ofDay.some((watch) => watch.station === station));
  const at = (cell: number) => `${(100 * Math.min(length, Math.max(0, cell - first))) / length}%`;
  const minute = (100 * ((Date.parse(now) - line.base) / 1_800_000 - first)) / length;
  return (
    <Panel title={t('onWatchNow')} count={format.time(now)}>
      {kept.length === 0 ? (
        <EmptyState title={t('nobodyToday')} hint={t('nobodyTodayHint')} />
      ) : (
        <div className={styles.stations}>
          {kept.map((station) => {
            const own = ofDay
              .filter((watch) => watch.station === station)
              .sort((a, b) => a.start.localeCompare(b.start));
            const on = own.find(({ start, end }) => start <= now && now < end);
            const next = on
              ? reliefOf(watches, on)
              : watches
                  .filter((watch) => watch.station === station && watch.start > now)
                  .sort((a, b) => a.start.localeCompare(b.start))[0];
            return (
              <section key={station} aria-label={t(`station.${station}`)}>
                <div className={styles.station}>
                  <h3>{t(`station.${station}`)}</h3>
                  <div className={styles.who}>
                    {on ? (
                      <AppLink to="/app/watchkeeping/$id" params={{ id: on._id }}>
                        {nameOf(on.userID)}
                      </AppLink>
                    ) : (
                      t('nobody')
                    )}
                  </div>
                  <div className="small ink2">
                    {[
                      on && t('untilTime', { time: format.time(on.end) }),
                      next && t('thenWho', { name: nameOf(next.userID), time: format.time(next.start) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </div>
                </div>
                <div className={styles.strip}>
                  {own.map((watch) => (
                    <span
                      key={watch._id}
                      className={watch === on ? `${styles.part} ${styles.on}` : styles.part}
                      style={{
                        insetInlineStart: at(cellAt(line, watch.start)),
                        insetInlineEnd: `calc(100% - ${at(cellAt(line, watch.end))})`,
                      }}
                      title={`${format.time(watch.start)}–${format.time(watch.end)} ${nameOf(watch.userID)}`}
                    >
                      {nameOf(watch.userID).split(' ')[0]}
                    </span>
                  ))}
                  <i className={styles.now} style={{ insetInlineStart: `${minute}%` }} />
                </div>
              </section>
            );
          })}
        </div>
      )}
    </Panel>
  );
}
