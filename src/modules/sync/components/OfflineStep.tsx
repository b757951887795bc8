import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '#modules/auth/queries.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { Button } from '#ui/Button.tsx';
import { useStep } from '../queries.ts';
import { fetchWorkingSet, stopFetching } from '../workingSet.ts';

/** Makes the boat's working set available where there is no link: says how old it is, fetches it, shows how far it is. */
export function OfflineStep() {
  const { t } = useTranslation('sync');
  const client = useQueryClient();
  const user = useUser();
  const ship = useShipTime();
  const now = useNow();
  const { step, last } = useStep(user.boatID);
  if (user.boatID === '') return null;
  const running = step?.state === 'running';
  const fetched =
    last === undefined
      ? t('step.never')
      : t('step.done', { time: ship.dayTime(new Date(last).toISOString(), now) });
  const ended = step?.state === 'broken' || step?.state === 'stopped' ? t(`step.${step.state}`) : fetched;
  return (
    <section className="stack" aria-label={t('step.title')}>
      <h3>{t('step.title')}</h3>
      <p>{t('step.what')}</p>
      {running ? (
        <>
          <progress className="prog" max={step.all} value={step.done} aria-label={t('step.progress')} />
          <p>{t('step.running', { done: step.done, all: step.all })}</p>
        </>
      ) : (
        <p role="status">{ended}</p>
      )}
      <div className="row">
        {running ? (
          <Button onClick={stopFetching}>{t('step.stop')}</Button>
        ) : (
          <Button onClick={() => void fetchWorkingSet(client, user)}>{t('step.start')}</Button>
        )}
      </div>
    </section>
  );
}
