type Props = {
  /** Percent of the interval used; the scale ends at 120. */
  used: number;
  state?: 'due' | 'overdue' | undefined;
  /** What is left or exceeded, in words. */
  text: string;
  size?: 'wide' | 'full';
};

/** How much of an interval is used, always on the same scale: a notch at 100 %, hatched beyond. */
export function IntervalGauge({ used, state, text, size }: Props) {
  return (
    <span className={`g ${state ?? ''} ${size ?? ''}`}>
      <i aria-hidden="true">
        <b style={{ width: `${Math.max(0, used / 1.2)}%` }} />
      </i>
      {text}
    </span>
  );
}
