// biome-ignore-all lint/a11y/useFocusableInteractive: as in the other rows, the grid takes the focus
// biome-ignore-all lint/a11y/useSemanticElements: as the other rows
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '../format/useFormat.tsx';
import type { RowLook } from './rowLook.ts';
import { sumTexts } from './sums.ts';

type SumsProps<T> = { rows: readonly T[]; look: RowLook<T>; cards: boolean };

/** The foot of a list: how many rows match, and the sums of its columns. */
export default function TableSums<T>({ rows, look, cards }: SumsProps<T>) {
  const { t } = useTranslation('columns');
  const format = useFormat();
  const { columns, selectable, rowActions, widths } = look;
  if (cards)
    return (
      <dl className="dt-foot-card small">
        <dt>{t('entries', { count: rows.length })}</dt>
        {columns.map((column) => {
          const texts = sumTexts(rows, column, format);
          return (
            texts.length > 0 && (
              <dd key={column.id}>
                {column.header} <b>{texts.join(', ')}</b>
              </dd>
            )
          );
        })}
      </dl>
    );
  return (
    <div role="row" className="dt-foot">
      {selectable && <div role="gridcell" className="dt-c dt-tick" />}
      {columns.map((column, index) => (
        <div
          key={column.id}
          role="gridcell"
          className={column.align === 'end' ? 'dt-c dt-end' : 'dt-c'}
          style={widths.get(column.id)}
        >
          {column.sum
            ? sumTexts(rows, column, format).map((text) => <b key={text}>{text}</b>)
            : index === 0 && t('total', { count: rows.length })}
        </div>
      ))}
      {rowActions && <div role="gridcell" className="dt-c dt-acts" />}
    </div>
  );
}
