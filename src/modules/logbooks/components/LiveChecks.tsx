import { useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { type Check, CheckList } from './CheckList.tsx';
import styles from './entry.module.css';

/** The checks of an entry while it is being written; `checksOf` is asked anew with every change of the form. */
export function LiveChecks({ checksOf }: { checksOf: (changed: unknown) => readonly Check[] }) {
  const { t } = useTranslation('logbooks');
  const changed: unknown = useWatch();
  const checks = checksOf(changed);
  if (checks.length === 0) return null;
  return (
    <div className={styles.live}>
      <b>{t('checked')}</b>
      <CheckList checks={checks} />
    </div>
  );
}
