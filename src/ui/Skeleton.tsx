import { useTranslation } from '#lib/useTranslation.ts';

const widths = ['70%', '52%', '61%', '45%'];

type Props = { rows?: number /** The true height of a row, in px; else the density's. */; height?: number };

/**
 * Placeholder rows of the real height while something loads; they appear only after 300 ms (look.css), and never
 * shimmer.
 */
export function Skeleton({ rows = 4, height }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className="sk-rows" role="status">
      <span className="vh">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never reordered
        <div className="li" key={row} style={height ? { minHeight: height } : undefined} aria-hidden="true">
          <span className="sk" style={{ width: 60 }} />
          <span className="sk" style={{ width: widths[row % widths.length] }} />
        </div>
      ))}
    </div>
  );
}
