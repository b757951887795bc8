import { useTranslation } from '#lib/useTranslation.ts';
import type { ForecastMonth } from '../contract/buying.ts';
import styles from './forecast.module.css';

/** Where the need of a month comes from, as its look and in words. */
const covers = ['stock', 'order', 'missing', 'now'] as const;
export type Cover = (typeof covers)[number];

export const coverOf = ({ stock, order, missing }: ForecastMonth, isNow: boolean): Cover | null =>
  missing > 0 ? (isNow ? 'now' : 'missing') : order > 0 ? 'order' : stock > 0 ? 'stock' : null;

const looks: Record<Cover, string | undefined> = {
  stock: styles.stock,
  order: styles.order,
  missing: styles.missing,
  now: styles.now,
};

/** The need of a month: grey from stock, dashed from what is on order, red if not covered. */
export const forecastCell = (text: string, cover: Cover, label: string) => (
  <span className={`${styles.cell} ${looks[cover]}`} title={label}>
    {text}
    <span className="vh">, {label}</span>
  </span>
);

/** What the looks mean. */
export function ForecastKey() {
  const { t } = useTranslation(['orders', 'buying']);
  return (
    <span className={styles.key}>
      {covers.map((look) => (
        <span key={look}>
          <i className={`${styles.cell} ${looks[look]}`} aria-hidden="true" />
          {t(`buying:forecast.cover.${look}`)}
        </span>
      ))}
    </span>
  );
}
