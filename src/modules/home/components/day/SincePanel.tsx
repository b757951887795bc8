import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Equipment } from '#modules/equipment/contract.ts';
import { useShipTime } from '#modules/vessel/useShipTime.ts';
import { equipmentOf } from '#modules/worklist/components/jobValues.ts';
import { useWorksOfBoat } from '#modules/worklist/queries.ts';
import { type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { byDepartment } from '../../day.ts';
import { toJobs } from './links.ts';

const WorksDialog = lazy(() => import('./WorksDialog.tsx'));

type Props = {
  rows: readonly JobRow[];
  /** Meters aboard, for who may open them. */
  meters: readonly Equipment[] | undefined;
  /** When this person was here last. */
  since: string;
  now: string;
};

/** What happened aboard since one looked last: work done, new defects, meters read. Its height never changes. */
export function SincePanel({ rows, meters, since, now }: Props) {
  const { t } = useTranslation('home');
  const ship = useShipTime();
  const { data: works, isError } = useWorksOfBoat();
  const [open, setOpen] = useState(false);
  const done = works?.filter(({ at }) => at > since);
  const defects = rows
    .filter(({ job }) => job.unplanned && job.createdAt > since)
    .sort((a, b) => b.job.createdAt.localeCompare(a.job.createdAt));
  const [newest] = defects;
  const read = meters?.filter(({ hoursAt }) => hoursAt !== null && hoursAt > since) ?? [];
  const nothing = done?.length === 0 && defects.length === 0 && read.length === 0;
  return (
    <Panel
      title={t('since')}
      action={<span className="small ink2 nw hm-when">{ship.dayTime(since, now)}</span>}
    >
      <div className="hm-since">
        {/* All at once: what comes later would push the rest down. */}
        {!works && !isError && <Skeleton rows={2} />}
        {nothing && <p className="hm-lead small">{t('sinceNothing')}</p>}
        <ul className="rows" hidden={!works && !isError}>
          {done && done.length > 0 && (
            <li>
              <ListRow
                icon={<Glyph name="check" />}
                title={t('jobsDone', { count: done.length })}
                second={byDepartment(done)
                  .map(([department, count]) => `${department || t('noDepartment')} ${count}`)
                  .join(', ')}
                end={<Glyph name="right" className="flip" />}
                onClick={() => setOpen(true)}
              />
            </li>
          )}
          {isError && !works && (
            <li>
              <ListRow icon={<Glyph name="error" />} title={t('worksFailed')} />
            </li>
          )}
          {newest && (
            <li>
              {defects.length === 1 ? (
                <ListRow
                  icon={<Glyph name="warning" />}
                  title={t('defect', { title: newest.job.title })}
                  second={[ship.dayTime(newest.job.createdAt, now), equipmentOf(newest) || placeOf(newest)]
                    .filter(Boolean)
                    .join(' · ')}
                  to="/app/jobdetails/$id"
                  params={{ id: newest.job._id }}
                />
              ) : (
                <ListRow
                  icon={<Glyph name="warning" />}
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
                icon={<SpeedOutlined />}
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
      {open && done && (
        <Suspense>
          <WorksDialog works={done} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
