import { useTranslation } from '#lib/useTranslation.ts';
import type { Job, Task } from '#modules/worklist/contract.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import styles from './workOrder.module.css';

/** The steps with a box each; ticked ones are ticked on paper. */
export function Steps({ tasks, ticks }: { tasks: readonly Task[]; ticks: Job['ticks'] }) {
  const { t } = useTranslation('workorder');
  const labels = useJobLabels();
  const { number } = useFormat();
  const limits = ({ min, max, unit }: Task) =>
    min === null && max === null
      ? ''
      : [min !== null && `≥ ${number(min)}`, max !== null && `≤ ${number(max)}`]
          .filter(Boolean)
          .join(', ')
          .concat(` ${unit}`);
  return (
    <section>
      <h3>{labels.t('field.tasks')}</h3>
      <ol className={styles.steps}>
        {tasks.map((task) => {
          const tick = ticks[task._id];
          return (
            <li key={task._id}>
              <span className={styles.box}>{tick ? '✓' : ''}</span>
              <span>
                {task.text}
                {(limits(task) || task.photo) && (
                  <small>{[limits(task), task.photo && t('photo')].filter(Boolean).join(' · ')}</small>
                )}
              </span>
              {task.unit && (
                <span className={styles.reading}>
                  <b>{tick?.value ?? ''}</b> {task.unit}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
