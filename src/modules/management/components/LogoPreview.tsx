import { useTranslation } from '#lib/useTranslation.ts';
import styles from './management.module.css';

/** The logo as the bar shows it: in its height, on its usual dark colour. */
export function LogoPreview({ src }: { src: string }) {
  const { t } = useTranslation('management');
  return (
    <div className={styles.preview}>
      <img className={styles.logo} src={src} alt={t('logo')} />
      <span className="small">{t('inBar')}</span>
    </div>
  );
}
