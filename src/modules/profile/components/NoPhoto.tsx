import { useTranslation } from '#lib/useTranslation.ts';
import styles from './person.module.css';

/** Where a person's photo will be. */
export function NoPhoto() {
  const { t } = useTranslation('profile');
  return <span className={`${styles.noPhoto} small`}>{t('photo.none')}</span>;
}
