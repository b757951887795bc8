import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './sign.module.css';

export type Check = {
  key: string;
  ok: boolean;
  text: string;
  /** It follows from an area as we draw it, which is coarse. */
  drawn?: boolean;
};

/** What was checked before signing, one sentence each. Warnings never block. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation('logbooks');
  if (checks.length === 0) return null;
  return (
    <ul className={styles.checks} aria-label={t('checked')}>
      {checks.map(({ key, ok, text }) => (
        <li key={key} className={ok ? styles.fine : styles.warns}>
          <Icon name={ok ? 'check' : 'warning'} size="s" />
          {text}
        </li>
      ))}
      {checks.some(({ drawn }) => drawn) && (
        <li className="small ink2">
          <Icon name="info" size="s" />
          {t('areasDrawn')}
        </li>
      )}
    </ul>
  );
}
