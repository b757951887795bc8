import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { lineSum, openOf } from '../rules/totals.ts';
import { CameInput, type LineProps, OpenFigure, PlaceInput } from './lineParts.tsx';
import styles from './orders.module.css';

/** A line on a narrow screen. */
export function LineCard({ line, no, currency, isSent, receiving }: LineProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { name, partNo, supplierCode, quantity, unit, received } = line;
  const sum = lineSum(line);
  const facts = [
    partNo,
    supplierCode,
    isSent
      ? `${format.number(received)} / ${format.quantity(quantity, unit)}`
      : format.quantity(quantity, unit),
    sum === null ? t('line.noPrice') : format.money(sum, currency),
  ];
  return (
    <li>
      <div className={`li${receiving.coming(line) > 0 ? ' rail-sel' : ''}`}>
        <span className="small ink3">{no}</span>
        <div className={`t ${styles.wrap}`}>
          <b>{name}</b>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          {receiving.coming(line) > 0 && <PlaceInput line={line} receiving={receiving} />}
        </div>
        {receiving.isOpen && openOf(line) > 0 && <CameInput line={line} receiving={receiving} />}
        {isSent && (
          <span className={styles.open}>
            <OpenFigure line={line} receiving={receiving} />
          </span>
        )}
      </div>
    </li>
  );
}
