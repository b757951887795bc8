import { useTranslation } from '#lib/useTranslation.ts';
import styles from './shipcertificates.module.css';

/** What the marks of the band mean. */
export function Legend() {
  const { t } = useTranslation('shipcertificates');
  return (
    <div className={styles.legend} aria-hidden="true">
      <span>
        <i className={styles.validity} />
        {t('legend.valid')}
      </span>
      <span>
        <i className={styles.box} />
        {t('legend.window')}
      </span>
      <span>
        <i className={`${styles.box} ${styles.legendOpen}`} />
        {t('legend.open')}
      </span>
      <span>
        <i className={styles.last} />
        {t('legend.last')}
      </span>
      <span>
        <i className={styles.end} />
        {t('legend.end')}
      </span>
    </div>
  );
}
