import { useTranslation } from '#lib/useTranslation.ts';
import styles from './person.module.css';

/** A placeholder for a person's photo. */
export function NoPhoto() {
  const { t } = useTranslation('profile');
  return <span className={`${styles.noPhoto} small`}>{t('photo.none')}</span>;
}
