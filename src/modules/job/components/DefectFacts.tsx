import { useTranslation } from 'react-i18next';
import type { Job } from '#modules/worklist/contract.ts';
import { useToday } from '#modules/worklist/useJobRows.ts';
import { useJobWords } from '#modules/worklist/useJobWords.ts';

/** What was found, how bad it is, what holds for now, and who was told. */
export function DefectFacts({ job }: { job: Job }) {
  const { t } = useTranslation(['job', 'worklist']);
  const words = useJobWords();
  const today = useToday();
  const facts = [
    [t('worklist:field.foundDate'), job.foundDate === null ? t('none') : words.day(job.foundDate, today)],
    [t('worklist:field.severity'), t(`worklist:severity.${job.severity || 'none'}`)],
    [t('worklist:field.temporaryFix'), job.temporaryFix || t('none')],
    [t('worklist:field.classNotified'), t(job.classNotified ? 'yes' : 'no_')],
    [t('worklist:field.flagNotified'), t(job.flagNotified ? 'yes' : 'no_')],
  ];
  return (
    <section className="jb-defect" aria-label={t('defect')}>
      <h3>{t('defect')}</h3>
      <dl className="facts-list jb-facts">
        {facts.map(([label, value]) => (
          <div key={label} className="jb-fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
