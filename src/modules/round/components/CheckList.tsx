import { useTranslation } from '#lib/useTranslation.ts';
import { type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';
import { Button } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { Outcome, Outcomes } from '../rules.ts';
import styles from './round.module.css';

type Props = {
  label: string;
  rows: readonly JobRow[];
  outcomes: Outcomes;
  at: string | undefined;
  onGo: (id: string) => void;
  onTakeBack: (id: string) => void;
};

const glyphs: Record<Outcome, IconName> = {
  fine: 'check',
  limits: 'error',
  problem: 'warning',
  skipped: 'right',
};

/** All checks of the round by place, with their outcomes and a button to go to each. */
export function CheckList({ label, rows, outcomes, at, onGo, onTakeBack }: Props) {
  const { t } = useTranslation('round');
  return (
    <section className={`panel ${styles.list}`} aria-label={label}>
      <ul className="rows">
        {rows.map((row, index) => {
          const { job } = row;
          const outcome = outcomes.get(job._id);
          const place = placeOf(row);
          const before = rows[index - 1];
          return (
            <li key={job._id}>
              {(!before || placeOf(before) !== place) && <h3>{place || t('noPlace')}</h3>}
              <div className={job._id === at ? 'li rail-sel' : 'li'} data-outcome={outcome}>
                {outcome && <Icon name={glyphs[outcome]} />}
                <div className="t">
                  <b>
                    {outcome ? (
                      job.title
                    ) : (
                      <button
                        type="button"
                        className="hit"
                        aria-current={job._id === at ? 'step' : undefined}
                        onClick={() => onGo(job._id)}
                      >
                        {job.title}
                      </button>
                    )}
                  </b>
                  {outcome && <span>{t(`outcome.${outcome}`)}</span>}
                </div>
                {outcome && (
                  <Button
                    variant="link"
                    onClick={() => onTakeBack(job._id)}
                    aria-label={t('againOf', { job: job.title })}
                  >
                    {t('again')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
