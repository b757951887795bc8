import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Job, Task } from '#modules/worklist/contract.ts';
import { stepProblem } from '#modules/worklist/rules/steps.ts';
import { Button } from '#ui/Button.tsx';
import styles from '../job.module.css';
import { useStepPhotos } from '../useStepPhotos.ts';
import { useTicks } from '../useTicks.ts';
import { TaskPhoto } from './TaskPhoto.tsx';
import { TaskRow } from './TaskRow.tsx';

type Props = { job: Job; task: Task; mine: boolean; disabled?: boolean };

/**
 * A step of a job with its camera. Without the photo or within limits it is ticked; otherwise only with a reason, which
 * stands in the work history.
 */
export function JobStep({ job, task, mine, disabled = false }: Props) {
  const { t } = useTranslation('job');
  const tick = useTicks(job);
  const photos = useStepPhotos(job)(task);
  const [wished, setWished] = useState<{ value: number | null }>();
  const [reason, setReason] = useState('');
  const ticked = job.ticks[task._id];
  const problem = wished && stepProblem(task, { ...wished, photos });

  const press = (done: boolean, value: number | null) => {
    const lacking = done ? stepProblem(task, { value, photos }) : undefined;
    setWished(lacking ? { value } : undefined);
    if (lacking) return false;
    tick(task, done, value, { photos });
    return true;
  };
  const insist = () => {
    if (!wished || reason.trim() === '') return;
    tick(task, true, wished.value, { photos, reason: reason.trim() });
    setWished(undefined);
    setReason('');
  };
  const proof = !task.photo
    ? ''
    : photos.length > 0
      ? t('step.photoThere')
      : ticked && !ticked.reason
        ? t('step.photoMissing')
        : t('photoWanted');
  const label = t(problem === 'photoNeeded' ? 'step.whyNoPhoto' : 'step.whyLimits');
  return (
    <>
      <TaskRow
        task={task}
        tick={ticked}
        mine={mine}
        onTick={press}
        disabled={disabled}
        notes={[proof, ticked?.reason ? t('step.reason', { reason: ticked.reason }) : '']}
        photo={task.photo && !disabled && <TaskPhoto job={job} task={task} />}
      />
      {wished && problem && (
        <fieldset className={styles.stepReason} aria-label={task.text}>
          <p role="alert">{t(problem === 'photoNeeded' ? 'step.needsPhoto' : 'step.needsReason')}</p>
          <span className="in">
            <input
              type="text"
              aria-label={label}
              placeholder={label}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                insist();
              }}
            />
          </span>
          <Button disabled={reason.trim() === ''} onClick={insist}>
            {t(problem === 'photoNeeded' ? 'step.withoutPhoto' : 'step.outOfLimits')}
          </Button>
        </fieldset>
      )}
    </>
  );
}
