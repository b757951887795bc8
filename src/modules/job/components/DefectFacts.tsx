import { useTranslation } from '#lib/useTranslation.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import styles from '../job.module.css';

/** What was found, how serious it is, the temporary repair, and who was informed. */
export function DefectFacts({ job }: { job: Job }) {
  const { t } = useTranslation(['job', 'worklist']);
  const labels = useJobLabels();
  const facts = [
    [t('worklist:field.foundDate'), job.foundDate === null ? t('none') : labels.day(job.foundDate)],
    [t('worklist:field.severity'), t(`worklist:severity.${job.severity || 'none'}`)],
    [t('worklist:field.temporaryFix'), job.temporaryFix || t('none')],
    [t('worklist:field.classNotified'), t(job.classNotified ? 'yes' : 'shared:no')],
    [t('worklist:field.flagNotified'), t(job.flagNotified ? 'yes' : 'shared:no')],
  ];
  return (
    <section className={styles.defect} aria-label={t('defect')}>
      <h3>{t('defect')}</h3>
      <dl className={`facts-list ${styles.facts}`}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
