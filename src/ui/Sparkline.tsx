type Props = { values: number[]; label: string; width?: number; height?: number };

/** A line without axes; its meaning is in the label. */
export function Sparkline({ values, label, width = 96, height = 24 }: Props) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map(
    (value, index) =>
      `${(index / Math.max(1, values.length - 1)) * (width - 4) + 2},${height - 3 - ((value - low) / span) * (height - 6)}`,
  );
  const [lastX, lastY] = (points.at(-1) ?? '0,0').split(',');
  return (
    <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <polyline points={points.join(' ')} fill="none" stroke="var(--ink3)" strokeWidth="1.5" />
      <circle cx={lastX} cy={lastY} r="2.5" fill="var(--accent)" />
    </svg>
  );
}
