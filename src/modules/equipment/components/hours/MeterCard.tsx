import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Equipment } from '../../contract.ts';
import { expectedValue } from '../../rules.ts';
import styles from './hours.module.css';

type Props = { meter: Equipment | undefined; text: string; at: string };

/** The active meter in large figures, with its expected value from the average. */
export function MeterCard({ meter, text, at }: Props) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const expected = meter && expectedValue(meter, at);
  return (
    <section className={`panel ${styles.card}`} aria-label={t('activeMeter')}>
      <div className="label el">{meter?.name ?? t('chooseMeter')}</div>
      <div className={styles.big} aria-hidden="true">
        {text}
        <span className="ink3">_</span> <small>{t('unit')}</small>
      </div>
      <div className="small ink2">
        {!meter
          ? '\u00A0'
          : meter.hoursPerDay !== null && typeof expected === 'number'
            ? t('expectedAbout', {
                hours: format.hours(Math.round(expected)),
                perDay: format.hours(meter.hoursPerDay),
              })
            : t('expectedNone')}
      </div>
    </section>
  );
}
