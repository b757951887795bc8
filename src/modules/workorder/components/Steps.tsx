import { useTranslation } from 'react-i18next';
import type { Job, Task } from '#modules/worklist/contract.ts';
import { useJobWords } from '#modules/worklist/useJobWords.ts';

/** The steps with a box each; what is ticked already is ticked on paper. */
export function Steps({ tasks, ticks }: { tasks: readonly Task[]; ticks: Job['ticks'] }) {
  const { t, i18n } = useTranslation('workorder');
  const words = useJobWords();
  const number = new Intl.NumberFormat(i18n.language);
  const limits = ({ min, max, unit }: Task) =>
    min === null && max === null
      ? ''
      : [min !== null && `≥ ${number.format(min)}`, max !== null && `≤ ${number.format(max)}`]
          .filter(Boolean)
          .join(', ')
          .concat(` ${unit}`);
  return (
    <section>
      <h3>{words.t('field.tasks')}</h3>
      <ol className="wo-steps">
        {tasks.map((task) => {
          const tick = ticks[task._id];
          return (
            <li key={task._id}>
              <span className="wo-box">{tick ? '✓' : ''}</span>
              <span>
                {task.text}
                {(limits(task) || task.photo) && (
                  <small>{[limits(task), task.photo && t('photo')].filter(Boolean).join(' · ')}</small>
                )}
              </span>
              {task.unit && (
                <span className="wo-reading">
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
