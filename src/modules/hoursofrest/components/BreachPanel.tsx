import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Finding } from '../rules/evaluate.ts';
import { HOUR } from '../rules/limits.ts';
import { useBreachTexts } from '../useBreachTexts.ts';
import type { RestMonth } from '../useRestMonth.ts';
import styles from './rest.module.css';

type Props = {
  month: RestMonth;
  /** Whether the reader may write reasons. */
  mayWrite: boolean;
  onReason: (finding: Finding) => void;
};

/** The breaches of a month, each in words with its rule, and the reason that was given. */
export function BreachPanel({ month, mayWrite, onReason }: Props) {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  const textsOf = useBreachTexts();
  const { findings } = month;
  return (
    <Panel title={t('breaches')} count={findings.length}>
      {findings.length === 0 ? (
        <p className={`pad ${styles.kept}`}>
          <Icon name="check" /> {t('allKept')}
        </p>
      ) : (
        <ul className={styles.breaches}>
          {findings.map((finding) => {
            const { title, when, rule } = textsOf(finding, month);
            const reason = month.reasonOf(finding);
            return (
              <li key={`${finding.rule} ${finding.from} ${finding.at}`}>
                <Icon name={finding.suspendedBy ? 'info' : 'error'} />
                <div>
                  <b>{title}</b>
                  <span className="small ink2">{when}</span>
                  <span className="small ink2">{finding.suspendedBy ? t('suspended') : rule}</span>
                  {reason ? (
                    <blockquote>{reason}</blockquote>
                  ) : (
                    <span className={styles.missingReason}>
                      <StateChip state="due">{t('reasonMissing')}</StateChip>
                      {mayWrite && (
                        <Button slim onClick={() => onReason(finding)}>
                          {t('giveReason')}
                        </Button>
                      )}
                    </span>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {month.owed.length > 0 && (
        <ul className={styles.missingList} aria-label={t('owedList')}>
          {month.owed.map(({ at, owed, given, known }) => {
            const { day, time } = month.dayAndTime(at);
            return (
              <li key={at}>
                <div>
                  <b>{t('owed', { hours: format.number(owed / HOUR) })}</b>
                  <span className="small ink2">
                    {t('owedSince', { at: `${format.weekday(day)} ${format.shortDay(day)} ${time}` })}
                  </span>
                </div>
                {given >= owed ? (
                  <span className={styles.keptMark}>
                    <Icon name="check" size="s" /> {t('owedGiven')}
                  </span>
                ) : (
                  <StateChip state={known ? 'overdue' : 'waiting'}>
                    {known ? t('owedShort', { hours: format.number((owed - given) / HOUR) }) : t('owedOpen')}
                  </StateChip>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
