import type { KeyboardEvent } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Spot } from '../../contract.ts';
import styles from './drawing.module.css';
import type { SpotHandlers } from './useSpotDrag.ts';

type Props = {
  /** Where it is shown: with its move so far. */
  spot: Spot;
  label: string;
  chosen: boolean;
  /** Too few of its part are aboard. */
  short: boolean;
  /** No part has its number. */
  free: boolean;
  onChoose: () => void;
  /** While the drawing is edited. */
  moves: { bubble: SpotHandlers; end: SpotHandlers; onRemove: () => void } | undefined;
};

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
const at = (x: number, y: number) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** A spot on the drawing: its numbered bubble, and the end of its line on the part. */
export function SpotMark({ spot, label, chosen, short, free, onChoose, moves }: Props) {
  const { t } = useTranslation('sections');
  const { key, x, y, partX, partY } = spot;
  const on = chosen && styles.on;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') moves?.onRemove();
    else moves?.bubble.onKeyDown(event);
  };
  const end = partX !== null && partY !== null && (
    <span className={classes(styles.end, on)} style={at(partX, partY)}>
      <i />
    </span>
  );
  return (
    <>
      {moves && partX !== null && partY !== null ? (
        <button
          type="button"
          className={classes(styles.end, styles.moves, on)}
          style={at(partX, partY)}
          aria-label={t('lineEnd', { key })}
          {...moves.end}
        >
          <i />
        </button>
      ) : (
        end
      )}
      <button
        type="button"
        className={classes(styles.spot, on, short && styles.low, free && styles.free, moves && styles.moves)}
        style={at(x, y)}
        aria-label={label}
        aria-pressed={chosen}
        title={label}
        onClick={onChoose}
        {...moves?.bubble}
        {...(moves ? { onKeyDown } : {})}
      >
        <b>{key}</b>
      </button>
    </>
  );
}
