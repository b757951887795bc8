import { useTranslation } from '#lib/useTranslation.ts';
import styles from './help.module.css';
import { Lines } from './Lines.tsx';

const ids = [
  'service',
  'data',
  'account',
  'use',
  'records',
  'obligations',
  'liability',
  'changes',
  'contact',
] as const;

/** The terms of use; the same before and after sign-in. */
export default function TermsText() {
  const { t } = useTranslation('help');
  return (
    <div className={styles.reading}>
      {ids.map((id) => (
        <section key={id} aria-labelledby={`terms-${id}`}>
          <h2 id={`terms-${id}`}>{t(`terms.${id}.title`)}</h2>
          <Lines text={t(`terms.${id}.text`)} />
        </section>
      ))}
    </div>
  );
}
