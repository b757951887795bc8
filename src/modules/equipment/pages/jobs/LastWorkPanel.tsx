import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Work } from '#modules/worklist/contract.ts';
import { useWorksOfEquipment } from '#modules/worklist/queries.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';

const INITIAL_ROWS = 4;

type Props = {
  equipmentID: string;
  /** Jobs whose work is left out at first: the daily round would hide the rest. */
  checks: ReadonlySet<string>;
};

/** The work done on the machine, newest first: date, hours, who, and whether it repaired a defect. */
export function LastWorkPanel({ equipmentID, checks }: Props) {
  const { t } = useTranslation('equipment');
  const query = useWorksOfEquipment(equipmentID);
  const labels = useJobLabels();
  const [every, setEvery] = useState(false);
  const works = query.data ?? [];
  const notable = works.filter(({ jobID }) => !checks.has(jobID));
  const visible = every ? works : (notable.length > 0 ? notable : works).slice(0, INITIAL_ROWS);
  const about = ({ date, hours, unplanned, userName }: Work) =>
    [labels.day(date), hours !== null && labels.hours(hours), unplanned && t('jobs.defect'), userName]
      .filter(Boolean)
      .join(' · ');
  return (
    <Panel
      title={t('jobs.lastWork')}
      action={
        works.length > visible.length && (
          <Button variant="link" onClick={() => setEvery(true)}>
            {t('jobs.allWork', { count: works.length })}
          </Button>
        )
      }
    >
      <Loaded
        query={query}
        failed={t('jobs.worksFailed')}
        none={
          <EmptyState icon={<Icon name="check" />} title={t('jobs.noWork')} hint={t('jobs.noWorkHint')} />
        }
      >
        {() => (
          <ul className="rows">
            {visible.map((work) => (
              <li key={work._id}>
                <ListRow
                  icon={<Icon name={work.unplanned ? 'warning' : 'check'} />}
                  title={work.title}
                  second={about(work)}
                  to="/app/jobdetails/$id"
                  params={{ id: work.jobID }}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
