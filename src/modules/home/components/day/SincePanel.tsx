import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { equipmentOf } from '#modules/worklist/components/jobValues.ts';
import { useWorksOfBoat } from '#modules/worklist/queries.ts';
import { type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { byDepartment } from '../../day.ts';
import styles from '../home.module.css';
import { toJobs } from './links.ts';

type Props = {
  rows: readonly JobRow[];
  /** Meters aboard, for users who may open them. */
  meters: readonly Equipment[] | undefined;
  /** The user's last visit. */
  since: string;
};

/** What happened aboard since the last visit: work done, new defects, meter readings. Its height never changes. */
export function SincePanel({ rows, meters, since }: Props) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { data: works, isError } = useWorksOfBoat();
  const done = works?.filter(({ at }) => at > since);
  const list = useDialog(() => import('./WorksDialog.tsx'), { works: done ?? [] });
  const defects = rows
    .filter(({ job }) => job.unplanned && job.createdAt > since)
    .sort((a, b) => b.job.createdAt.localeCompare(a.job.createdAt));
  const [newest] = defects;
  const read = meters?.filter(({ hoursAt }) => hoursAt !== null && hoursAt > since) ?? [];
  const nothing = done?.length === 0 && defects.length === 0 && read.length === 0;
  return (
    <Panel
      title={t('since')}
      action={<span className={`small ink2 nw ${styles.when}`}>{format.dayTime(since)}</span>}
    >
      <div className={styles.since}>
        {/* Rendered all at once: a part that comes later would push the rest down. */}
        {!works && !isError && <Skeleton rows={2} />}
        {nothing && <p className={`${styles.lead} small`}>{t('sinceNothing')}</p>}
        <ul className="rows" hidden={!works && !isError}>
          {done && done.length > 0 && (
            <li>
              <ListRow
                icon={<Icon name="check" />}
                title={t('jobsDone', { count: done.length })}
                second={byDepartment(done)
                  .map(([department, count]) => `${department || t('noDepartment')} ${count}`)
                  .join(', ')}
                end={<Icon name="right" className="flip" />}
                onClick={() => list.open()}
              />
            </li>
          )}
          {isError && !works && (
            <li>
              <ListRow icon={<Icon name="error" />} title={t('worksFailed')} />
            </li>
          )}
          {newest && (
            <li>
              {defects.length === 1 ? (
                <ListRow
                  icon={<Icon name="warning" />}
                  title={t('defect', { title: newest.job.title })}
                  second={[format.dayTime(newest.job.createdAt), equipmentOf(newest) || placeOf(newest)]
                    .filter(Boolean)
                    .join(' · ')}
                  to="/app/jobdetails/$id"
                  params={{ id: newest.job._id }}
                />
              ) : (
                <ListRow
                  icon={<Icon name="warning" />}
                  title={t('newDefects', { count: defects.length })}
                  second={defects.map(({ job }) => job.title).join(', ')}
                  {...toJobs.defects}
                />
              )}
            </li>
          )}
          {read.length > 0 && (
            <li>
              <ListRow
                icon={<Icon name="gauge" />}
                title={t('metersRead', { count: read.length })}
                second={read
                  .slice(0, 3)
                  .map(({ name }) => name)
                  .join(', ')}
                to="/app/equipment/hours"
              />
            </li>
          )}
        </ul>
      </div>
      {list.element}
    </Panel>
  );
}
