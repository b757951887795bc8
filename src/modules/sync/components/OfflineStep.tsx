import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { inMegabytes } from '../cost.ts';
import { useCost, useStep } from '../queries.ts';
import { useWorkingSet } from '../useWorkingSet.ts';
import styles from './offline.module.css';

/** Makes the boat's working set available offline: shows its age, fetches it, and shows the progress. */
export function OfflineStep() {
  const { t } = useTranslation('sync');
  const user = useUser();
  const format = useFormat();
  const { since } = useConnection();
  const { step, last } = useStep(user.boatID);
  const { start, stop } = useWorkingSet(user);
  const mb = useCost(user.boatID, last === undefined);
  if (user.boatID === '') return null;
  const running = step?.state === 'running';
  const fetched =
    last === undefined
      ? t('step.never')
      : t('step.done', { time: format.dayTime(new Date(last).toISOString()) });
  const ended = step?.state === 'broken' || step?.state === 'stopped' ? t(`step.${step.state}`) : fetched;
  return (
    <Panel title={t('step.title')}>
      <div className={styles.step}>
        <p>
          {t('step.what')} {last === undefined && mb !== undefined && t('step.cost', { mb: inMegabytes(mb) })}
        </p>
        {running && (
          <progress className="prog" max={step.all} value={step.done} aria-label={t('step.progress')} />
        )}
        <div className={styles.foot}>
          <p className="ink2" role={running ? undefined : 'status'}>
            {running ? t('step.running', { done: step.done, all: step.all }) : ended}{' '}
            {!running && since !== undefined && t('step.noLink')}
          </p>
          {running ? (
            <Button onClick={() => void stop()}>{t('step.stop')}</Button>
          ) : (
            <Button
              icon={<Icon name={last === undefined ? 'tablet' : 'refresh'} />}
              disabled={since !== undefined}
              onClick={() => void start()}
            >
              {t(last === undefined ? 'step.start' : 'step.again')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
