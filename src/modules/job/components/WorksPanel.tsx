import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Job, Work } from '#modules/worklist/contract.ts';
import { useUndoWorks, useWorks } from '#modules/worklist/queries.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { WorkRow } from './WorkRow.tsx';

const INITIAL_ROWS = 4;

/** The work done on a job, newest first; the latest can be undone. */
export function WorksPanel({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const labels = useJobLabels();
  const confirm = useConfirm();
  const { data, isError, refetch } = useWorks(job._id);
  const { mutateAsync: undo } = useUndoWorks();
  const [every, setEvery] = useState(false);
  const visible = data?.slice(0, every ? data.length : INITIAL_ROWS) ?? [];
  const ask = (work: Work) =>
    confirm({
      title: t('takeBackTitle'),
      body: `${labels.day(work.date)}, ${work.userName}. ${t('takeBackBody')}`,
      action: t('takeBackAction'),
      onConfirm: () => undo({ boatID: job.boatID, works: [work._id] }),
    });
  return (
    <Panel
      title={t('works')}
      count={data?.length || undefined}
      action={
        data &&
        data.length > INITIAL_ROWS &&
        !every && (
          <Button variant="link" onClick={() => setEvery(true)}>
            {t('showAll', { count: data.length })}
          </Button>
        )
      }
    >
      {isError && !data ? (
        <ErrorState title={t('worksFailed')} onRetry={() => refetch()} />
      ) : visible.length === 0 ? (
        <p className="pad small ink2">{t('worksNone')}</p>
      ) : (
        <ol className="plain">
          {visible.map((work) => (
            <WorkRow key={work._id} work={work} onUndo={() => ask(work)} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
