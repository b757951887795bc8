import { useTranslation } from '#lib/useTranslation.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { spotPath } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { OrderLine } from '../contract.ts';
import { openOf, rounded } from '../rules/totals.ts';
import type { Receiving } from '../useReceiving.ts';
import styles from './orders.module.css';

export type LineProps = {
  line: OrderLine;
  no: number;
  currency: string;
  /** Whether the order was sent, so that something can come. */
  isSent: boolean;
  receiving: Receiving;
};

/** What stays open after the delivery being typed: a tick, or the figure in amber. */
export function OpenFigure({ line, receiving }: Pick<LineProps, 'line' | 'receiving'>) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const left = Math.max(0, rounded(openOf(line) - receiving.coming(line)));
  if (left > 0) return <b className="due-ink">{format.number(left)}</b>;
  return (
    <span className="done-ink">
      <Icon name="check" size="s" />
      <span className="vh">{t('line.done')}</span>
    </span>
  );
}

/** The field for what came of a line. */
export function CameInput({ line, receiving }: Pick<LineProps, 'line' | 'receiving'>) {
  const { t } = useTranslation('orders');
  const wrong = receiving.isWrong(line);
  return (
    <input
      className={`in ${styles.came}${wrong ? ' err' : ''}`}
      aria-label={t('line.nowOf', { name: line.name })}
      aria-invalid={wrong || undefined}
      title={wrong ? t('receive.notANumber') : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={receiving.typed(line)}
      onChange={(event) => receiving.type(line, event.target.value)}
    />
  );
}

/** Where what came is put: its usual place, or another one. What is not kept in stock goes nowhere. */
export function PlaceInput({ line, receiving }: Pick<LineProps, 'line' | 'receiving'>) {
  const { t } = useTranslation('orders');
  const { options, paths } = usePlaces();
  const { data: stock = [] } = useInventory();
  const item = stock.find(({ _id }) => _id === line.inventoryID);
  if (!item) return null;
  const usual = spotPath(paths, item);
  return (
    <span className={`in ${styles.place}`}>
      <select
        aria-label={t('line.intoOf', { name: line.name })}
        value={receiving.placeOf(line)?.locationID ?? ''}
        onChange={(event) => receiving.put(line, event.target.value)}
      >
        <option value="">{usual || t('line.usual')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" size="s" />
    </span>
  );
}
