import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '../../contract.ts';
import type { useMeterFocus } from '../../useMeterFocus.ts';
import type { useRound } from '../../useRound.ts';
import styles from './hours.module.css';
import { MeterRow } from './MeterRow.tsx';
import type { MeterGroup } from './round.ts';

type Props = {
  groups: readonly MeterGroup[];
  round: ReturnType<typeof useRound>;
  focus: Pick<ReturnType<typeof useMeterFocus>, 'active' | 'focused' | 'inputProps'>;
  keypad: boolean;
  onReplace: (meter: Equipment) => void;
};

/** The meters by group. */
export function MeterList({ groups, round, focus, keypad, onReplace }: Props) {
  const { t } = useTranslation('hours');
  return (
    <>
      <div className={`${styles.grid} ${styles.head}`} aria-hidden="true">
        <span>{t('meter')}</span>
        <span className="num">{t('last')}</span>
        <span className={`${styles.expected} num`}>{t('expected')}</span>
        <span>{t('now')}</span>
        <span className="num">{t('since')}</span>
      </div>
      {groups.map((group) => (
        <section key={group.id} aria-label={group.name || t('ungrouped')}>
          <h2>{group.name || t('ungrouped')}</h2>
          <ul className="plain">
            {group.meters.map((meter) => (
              <MeterRow
                key={meter._id}
                meter={meter}
                entry={round.round.entries[meter._id]}
                judged={round.judgeOf(meter)}
                refused={round.refused[meter._id]}
                active={focus.active === meter._id}
                typing={focus.focused && focus.active === meter._id && !round.looked.includes(meter._id)}
                keypad={keypad}
                at={round.at}
                input={focus.inputProps(meter._id)}
                onType={(text) => round.type(meter._id, text)}
                onReplace={() => onReplace(meter)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
