import { useMemo } from 'react';
import { nowIso } from '#lib/clock.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { endOf } from '#modules/hoursofrest/rules/evaluate.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useUpdateWatch } from '../queries.ts';
import { cellAt } from '../rules/line.ts';
import { type Move, repair } from '../rules/repair.ts';
import { breachesOf, byPerson, newBreaches } from '../rules/rest.ts';
import type { RotaView } from '../useRota.ts';
import { useRuleTexts } from '../useRuleTexts.ts';
import styles from './watch.module.css';

/** What a rota breaks, and the fewest watches that have to change hands; nothing where all rest is kept. */
export default function RepairPanel({ rota, mayPlan }: { rota: RotaView; mayPlan: boolean }) {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const { line, first, last, plans, stands, watchers, watches, nameOf, instant } = rota;
  const ruleTexts = useRuleTexts(line);
  const { mutate: update } = useUpdateWatch();
  const found = useMemo(() => {
    const each = byPerson(stands);
    const broken = watchers.flatMap((watcher) => {
      const own = each.get(watcher.userID) ?? [];
      return newBreaches(breachesOf(line, watcher, []), breachesOf(line, watcher, own))
        .filter((finding) => finding.from < last && endOf(finding) > first)
        .map((finding) => ({ userID: watcher.userID, finding }));
    });
    if (broken.length === 0) return undefined;
    const since = cellAt(line, nowIso());
    const mended = repair(
      line,
      watchers,
      stands,
      (stand) =>
        plans
          .filter(
            ({ station, from, to }) =>
              station === stand.station &&
              from <= (line.days[dayAt(line.starts, stand.from)] ?? '') &&
              to >= (line.days[dayAt(line.starts, stand.from)] ?? ''),
          )
          .flatMap(({ people }) => people),
      (stand) => stand.from < since,
    );
    return { broken, mended };
  }, [line, first, last, plans, stands, watchers]);
  if (!found) return null;
  const { broken, mended } = found;
  const station = (move: Move) =>
    watches.find(({ _id }) => _id === move.stand.id)?.station ?? ('bridge' as const);
  const said = (move: Move) =>
    t('move', {
      ...{ station: t(`station.${station(move)}`), name: nameOf(move.stand.userID), to: nameOf(move.to) },
      ...{ from: format.dayTime(instant(move.stand.from)), until: format.time(instant(move.stand.to)) },
    });
  const take = (moves: readonly Move[]) => {
    for (const { stand, to } of moves) update({ _id: stand.id, userID: to });
  };
  const { moves, others, fewer } = mended;
  return (
    <Panel title={t('breaches')} count={broken.length}>
      <div className="pad stack">
        <ul className={styles.moves}>
          {broken.slice(0, 6).map(({ userID, finding }) => {
            const { title, when } = ruleTexts(finding);
            return (
              <li key={`${userID}${finding.rule}${finding.from}`}>
                <b className={styles.breach}>
                  {nameOf(userID)}: {title}
                </b>
                <br />
                <span className="small ink2">{when}</span>
              </li>
            );
          })}
        </ul>
        {moves && moves.length > 0 ? (
          <>
            <h3>{t('leastChange', { count: moves.length })}</h3>
            <ul className={styles.moves}>
              {moves.map((move) => (
                <li key={move.stand.id}>{said(move)}</li>
              ))}
            </ul>
            {fewer && moves.length > 1 && (
              <p className="small ink2">
                {t('fewerNot', {
                  count: moves.length - 1,
                  ...{ name: nameOf(fewer.userID), what: ruleTexts(fewer.finding).title },
                })}
              </p>
            )}
            {others.length > 0 && (
              <details>
                <summary>{t('otherMoves', { count: others.length })}</summary>
                <ul className={styles.moves}>
                  {others.map((other) => (
                    <li key={other.map(({ stand, to }) => `${stand.id}${to}`).join()}>
                      {other.map(said).join(' ')}
                    </li>
                  ))}
                </ul>
              </details>
            )}
            {mayPlan && (
              <div>
                <Button variant="primary" icon={<Icon name="check" />} onClick={() => take(moves)}>
                  {t('takeMoves', { count: moves.length })}
                </Button>
              </div>
            )}
          </>
        ) : (
          <p className="small ink2">{t('noRepair')}</p>
        )}
      </div>
    </Panel>
  );
}

/** The day of a half hour, by the beginnings of days. */
const dayAt = (starts: readonly number[], cell: number) => starts.findLastIndex((start) => start <= cell);
