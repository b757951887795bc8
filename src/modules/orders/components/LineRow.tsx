import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { lineSum, openOf } from '../rules/totals.ts';
import { CameInput, type LineProps, OpenFigure, PlaceInput } from './lineParts.tsx';
import styles from './orders.module.css';

/** A line as a table row. */
export function LineRow({ line, no, currency, isSent, receiving }: LineProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { name, partNo, supplierCode, quantity, unit, received, dropped, price } = line;
  return (
    <tr className={receiving.coming(line) > 0 ? 'sel' : undefined}>
      <td className="ink3">{no}</td>
      <td className={styles.part}>
        <b>{name}</b>
        {dropped > 0 && <small className="ink2"> {t('line.dropped', { count: dropped })}</small>}
      </td>
      <td className="ink2">{[partNo, supplierCode].filter(Boolean).join(' · ')}</td>
      <td className="num">{format.quantity(quantity, unit)}</td>
      {isSent && <td className={`num${received > 0 ? '' : ' ink3'}`}>{format.number(received)}</td>}
      {receiving.isOpen && (
        <td className="num">{openOf(line) > 0 && <CameInput line={line} receiving={receiving} />}</td>
      )}
      {receiving.isOpen && <td>{openOf(line) > 0 && <PlaceInput line={line} receiving={receiving} />}</td>}
      {isSent && (
        <td className="num">
          <OpenFigure line={line} receiving={receiving} />
        </td>
      )}
      <td className="num ink2">{price === null ? t('line.noPrice') : format.money(price, currency)}</td>
      <td className="num">{format.money(lineSum(line), currency)}</td>
    </tr>
  );
}
