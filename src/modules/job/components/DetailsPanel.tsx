import { useTranslation } from '#lib/useTranslation.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { type Person, priorities, type Status, statuses } from '#modules/worklist/contract.ts';
import { useSetJobs } from '#modules/worklist/queries/commands.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { Button } from '#ui/Button.tsx';
import { usedValues } from '#ui/form/usedValues.ts';
import { Menu } from '#ui/Menu.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from '../job.module.css';
import { Assigned } from './Assigned.tsx';
import { DefectFacts } from './DefectFacts.tsx';
import type { JobDialog } from './JobDialogs.tsx';

type Props = {
  row: JobRow;
  people: ReadonlyMap<string, Person>;
  onOpen: (dialog: JobDialog) => void;
  /** Whether the person plans jobs, and does not only say how far they are. */
  plans: boolean;
};

/** The facts of a job; those with few choices can be changed in place. */
export function DetailsPanel({ row, people, onOpen, plans }: Props) {
  const { t } = useTranslation(['job', 'worklist']);
  const labels = useJobLabels();
  const { job } = row;
  const { mutate } = useSetJobs();
  const set = (fields: Parameters<typeof mutate>[0]['fields']) =>
    mutate({ boatID: job.boatID, ids: [job._id], fields });
  const status = (value: Status) => ({ label: labels.status(value), onClick: () => set({ status: value }) });
  const given = [
    { label: t('worklist:field.priority'), value: t(`worklist:priority.${job.priority}`) },
    { label: t('field.department'), value: job.department },
    { label: t('worklist:field.assignees'), value: row.who },
  ];
  const facts = [
    ...(plans ? [] : given),
    { label: t('worklist:field.location'), value: placeOf(row) },
    { label: t('worklist:field.where'), value: labels.where(job) },
    {
      label: t('worklist:field.estimate'),
      value: job.estimate === null ? '' : labels.minutes(job.estimate),
    },
    { label: t('worklist:field.project'), value: job.project },
    { label: t('worklist:field.interval'), value: labels.interval(job) },
    { label: t('worklist:field.inRound'), value: t(job.inRound ? 'yes' : 'shared:no') },
  ];
  return (
    <Panel
      title={t('details')}
      action={
        plans && (
          <Button variant="link" onClick={() => onOpen('edit')}>
            {t('edit')}
          </Button>
        )
      }
    >
      <dl className={`facts-list ${styles.facts}`}>
        <dt>{t('worklist:field.status')}</dt>
        <dd>
          <Menu
            label={labels.status(job.status)}
            name={t('change', { field: t('worklist:field.status'), value: labels.status(job.status) })}
            // Done and cancelled are set by completing and cancelling, and unset by reopening.
            items={statuses.filter((each) => !isClosed({ status: each })).map(status)}
          />
        </dd>
        {plans && <Planned {...{ row, people, onOpen, set }} />}
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value || t('none')}</dd>
          </div>
        ))}
      </dl>
      {job.unplanned && <DefectFacts job={job} />}
    </Panel>
  );
}

type SetFields = (fields: Parameters<ReturnType<typeof useSetJobs>['mutate']>[0]['fields']) => void;

/** Priority, department and people, each changed in place. */
function Planned({ row: { job }, people, onOpen, set }: Omit<Props, 'plans'> & { set: SetFields }) {
  const { t } = useTranslation(['job', 'worklist']);
  const { data: all = [] } = useAllEquipment();
  const departments = [...new Set([job.department, ...usedValues(all, 'department')])].filter(Boolean);
  return (
    <>
      <dt>{t('worklist:field.priority')}</dt>
      <dd>
        <Menu
          label={t(`worklist:priority.${job.priority}`)}
          name={t('change', {
            field: t('worklist:field.priority'),
            value: t(`worklist:priority.${job.priority}`),
          })}
          items={priorities.map((priority) => ({
            label: t(`worklist:priority.${priority}`),
            onClick: () => set({ priority }),
          }))}
        />
      </dd>
      <dt>{t('field.department')}</dt>
      <dd>
        <Menu
          label={job.department || t('none')}
          name={t('change', { field: t('field.department'), value: job.department || t('none') })}
          items={[
            ...departments.map((department) => ({ label: department, onClick: () => set({ department }) })),
            'divider',
            { label: t('none'), onClick: () => set({ department: '' }) },
          ]}
        />
      </dd>
      <dt>{t('worklist:field.assignees')}</dt>
      <dd>
        <Assigned job={job} people={people} onSet={(assignees) => set({ assignees })} onOpen={onOpen} />
      </dd>
    </>
  );
}
