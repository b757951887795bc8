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
  const width = `${Math.max(0, Math.min(120, used)) / 1.2}%`;
  return (
    <span className={`g ${state ?? ''} ${size ?? ''}`}>
      <i aria-hidden="true">
        <b style={{ width }} />
      </i>
      {text}
    </span>
  );
}
