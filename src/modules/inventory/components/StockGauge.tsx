import type { CSSProperties } from 'react';
import styles from '../inventory.module.css';
import type { StockState } from '../rules.ts';

type Props = {
  amount: number;
  min: number | null;
  target: number | null;
  state: StockState;
  size?: 'full';
};

const look: Record<StockState, string | undefined> = {
  none: styles.red,
  below: styles.red,
  expired: '',
  incomplete: '',
  at: styles.amber,
  expires: '',
  enough: '',
};

/** The bar of a stock: 0 is nothing, its end the target, the notch the minimum. Drawn by the thousand, so a function. */
export const stockGauge = ({ amount, min, target, state, size }: Props) => {
  const end = target ?? min ?? 0;
  if (end <= 0) return null;
  const style: CSSProperties & { '--v': number; '--n': number } = {
    '--v': Math.max(0, Math.min(100, (amount / end) * 100)),
    '--n': Math.min(100, ((min ?? 0) / end) * 100),
  };
  const notch = min ? styles.notched : '';
  return (
    <i
      className={`${styles.gauge} ${look[state]} ${notch} ${size === 'full' ? styles.full : ''}`}
      style={style}
      aria-hidden="true"
    />
  );
};
