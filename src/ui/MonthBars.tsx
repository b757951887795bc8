type Props = {
  bars: { label: string; value: number }[];
  /** The index of the highlighted bar; by default the last one. */
  current?: number;
  label: string;
};

/** One bar per month: all grey except the highlighted one; the figures are in the label. */
export function MonthBars({ bars, current = bars.length - 1, label }: Props) {
  const top = Math.max(...bars.map((bar) => bar.value), 1);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * 15} 56`}
      width="100%"
      style={{ maxHeight: 64 }}
    >
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: months repeat their letters; their place is what they are
        <g key={index}>
          <rect
            x={index * 15 + 2}
            width="10"
            y={40 - (bar.value / top) * 38}
            height={(bar.value / top) * 38}
            fill={index === current ? 'var(--accent)' : 'var(--ink3)'}
          />
          <text x={index * 15 + 7} y="53" textAnchor="middle" fontSize="11" fill="var(--ink2)">
            {bar.label}
          </text>
        </g>
      ))}
      <path d={`M0 40.5h${bars.length * 15}`} stroke="var(--line-strong)" />
    </svg>
  );
}
