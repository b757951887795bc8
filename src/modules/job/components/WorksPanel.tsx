import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import type { Job, Work } from '#modules/worklist/contract.ts';
import { useUndoWorks } from '#modules/worklist/queries/commands.ts';
import { useWorks } from '#modules/worklist/queries.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useFirstRows } from '#ui/useFirstRows.tsx';
import { WorkRow } from './WorkRow.tsx';

const INITIAL_ROWS = 4;

/** The work done on a job, newest first; the latest can be undone. */
export function WorksPanel({ job, plans }: { job: Job; plans: boolean }) {
  const { t } = useTranslation('job');
  const labels = useJobLabels();
  const confirm = useConfirm();
  const me = useMaybeUser();
  const name = me ? `${me.firstName} ${me.lastName}`.trim() : '';
  const query = useWorks(job._id);
  const { mutateAsync: undo } = useUndoWorks();
  const { visible, more } = useFirstRows(query.data, INITIAL_ROWS, (count) => t('showAll', count));
  const ask = (work: Work) =>
    confirm({
      title: t('takeBackTitle'),
      body: `${labels.day(work.date)}, ${work.userName}. ${t('takeBackBody')}`,
      action: t('takeBackAction'),
      onConfirm: () => undo({ boatID: job.boatID, works: [work._id] }),
    });
  return (
    <Panel title={t('works')} count={query.data?.length || undefined} action={more}>
      <Loaded
        query={query}
        failed={t('worksFailed')}
        rows={1}
        none={<p className="pad small ink2">{t('worksNone')}</p>}
      >
        {() => (
          <ol className="plain">
            {visible.map((work) => (
              <WorkRow
                key={work._id}
                work={work}
                onUndo={plans || work.userName === name ? () => ask(work) : undefined}
              />
            ))}
          </ol>
        )}
      </Loaded>
    </Panel>
  );
}
