import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Reading, ReadingChange } from '../../contract.ts';
import styles from './trend.module.css';

/** What was done to a reading since it was entered, and why: corrections with the former figure, a strike. */
export function ReadingMarks({ reading: { changes, struck } }: { reading: Reading }) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  if (changes.length === 0) return null;
  const last = changes.findLast(({ deed }) => deed === 'struck');
  const corrections = changes.filter(({ deed }) => deed === 'corrected');
  const about = ({ by, at, reason, value }: ReadingChange) => ({
    by,
    reason,
    when: format.dayTime(at),
    value: format.hours(value),
  });
  return (
    <>
      {struck && last && (
        <span className={styles.mark}>
          <span className="st none">
            <Icon name="close" />
            {t(last.reason ? 'trend.struck' : 'trend.takenBack')}
          </span>{' '}
          <span className="small ink2">
            {t(last.reason ? 'trend.struckBy' : 'trend.struckAtOnce', about(last))}
          </span>
        </span>
      )}
      {corrections.map((change) => (
        <span key={change.at} className={styles.mark}>
          <span className="st none">
            <Icon name="edit" />
            {t('trend.wasCorrected')}
          </span>{' '}
          <span className="small ink2">{t('trend.correctedBy', about(change))}</span>
        </span>
      ))}
    </>
  );
}
