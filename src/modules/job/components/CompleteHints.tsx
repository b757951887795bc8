import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Job, Task } from '#modules/worklist/contract.ts';
import { isRequired } from '#modules/worklist/rules/steps.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from '../job.module.css';
import { useTicks } from '../useTicks.ts';
import { JobStep } from './JobStep.tsx';

type Props = { job: Job; open: readonly Task[]; noPhoto: readonly Task[] };

/** The open steps and missing photos, each of which can be completed here; saving warns of them but is possible. */
export function OpenTasks({ job, open, noPhoto }: Props) {
  const { t } = useTranslation('job');
  const tick = useTicks(job);
  const plain = open.filter((task) => !isRequired(task));
  const tickPlain = () => {
    for (const task of plain) tick(task, true, null);
  };
  // Steps that were open at first stay visible when ticked, so that a wrong tick can be removed.
  const [first] = useState(() => new Set(open.map((task) => task._id)));
  const listed = job.tasks.filter((task) => first.has(task._id) || open.includes(task));
  if (listed.length === 0 && noPhoto.length === 0) return null;
  return (
    <div className={`wide ${styles.openTasks}`}>
      {listed.length > 0 && (
        <>
          <div className="row wrap">
            <strong className="sp" role="status">
              {open.length > 0 ? t('tasksOpen', { count: open.length }) : t('tasksDone')}
            </strong>
            {plain.length > 1 && (
              <Button variant="link" slim onClick={tickPlain}>
                {t('tickAll')}
              </Button>
            )}
          </div>
          <ul className="rows panel">
            {listed.map((task) => (
              <li key={task._id}>
                <JobStep job={job} task={task} mine />
              </li>
            ))}
          </ul>
        </>
      )}
      {noPhoto.length > 0 && (
        <Banner kind="warn" icon={<Icon name="camera" />}>
          {t('photosMissing', { tasks: noPhoto.map((task) => task.text).join(' · ') })}
        </Banner>
      )}
    </div>
  );
}

/** Facts to enter when a defect is closed: the permanent repair, and who was informed. */
export function CloseOut({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const informed = [
    job.classNotified ? t('closeOut.class') : '',
    job.flagNotified ? t('closeOut.flag') : '',
  ].filter(Boolean);
  return (
    <div className="wide">
      <Banner icon={<Icon name="info" />}>
        {[
          t('closeOut.say'),
          job.temporaryFix ? t('closeOut.temporary', { fix: job.temporaryFix }) : '',
          ...informed,
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
    </div>
  );
}
