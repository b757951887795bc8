import { useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { isReadingDue } from '#modules/equipment/rules.ts';
import { JobChip } from '#modules/worklist/components/JobChip.tsx';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { worstByMachine } from '../day.ts';
import type { CriticalGroup } from '../rules.ts';
import styles from './home.module.css';

const none: JobRow[] = [];

type Props = {
  groups: readonly CriticalGroup[];
  /** The jobs aboard, for users who may see them: the most urgent one of each machine is shown beside it. */
  rows?: readonly JobRow[];
};

/** Equipment whose sudden failure is a hazard, by group; the first group that needs attention is expanded. */
export function CriticalPanel({ groups, rows = none }: Props) {
  const { t } = useTranslation('home');
  const worst = worstByMachine(rows);
  const overdueIn = ({ items }: CriticalGroup) =>
    items.filter(({ _id }) => worst.get(_id)?.state === 'overdue').length;
  const open = (
    groups.find((group) => overdueIn(group) > 0) ??
    groups.find((group) => group.due > 0) ??
    groups[0]
  )?.id;
  return (
    <Panel
      title={t('criticalTitle')}
      count={groups.reduce((sum, group) => sum + group.items.length, 0)}
      action={
        groups.length > 0 && (
          <AppLink to="/app/equipment" search={{ view: 'critical' }}>
            {t('criticalAll')}
          </AppLink>
        )
      }
    >
      {groups.length === 0 ? (
        <EmptyState icon={<Icon name="shield" />} title={t('criticalNone')} hint={t('criticalNoneHint')} />
      ) : (
        <ul className="rows">
          {groups.map((group) => (
            <Group
              key={group.id}
              {...{ group, worst }}
              overdue={overdueIn(group)}
              initiallyOpen={group.id === open}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type GroupProps = {
  group: CriticalGroup;
  /** The most urgent job of each machine. */
  worst: ReadonlyMap<string, JobRow>;
  /** Machines with an overdue job. */
  overdue: number;
  initiallyOpen: boolean;
};

function Group({ group, worst, overdue, initiallyOpen }: GroupProps) {
  const { t } = useTranslation('home');
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  return (
    <li className={styles.group}>
      <button
        type="button"
        className="li"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="right" size="s" className={open ? styles.open : 'flip'} />
        <span className="t">
          <b>{group.name}</b>
        </span>
        {overdue > 0 && (
          <StateChip state="overdue">
            {t('overdueJobs')} {overdue}
          </StateChip>
        )}
        {overdue === 0 && group.due > 0 && (
          <StateChip state="due">
            {t('due')} {group.due}
          </StateChip>
        )}
        <span className="n">{group.items.length}</span>
      </button>
      <ul className="rows" id={id} hidden={!open}>
        {group.items.map((item) => (
          <li key={item._id}>
            <ListRow
              title={item.name}
              second={[item.manufacturer, item.modelNumber, item.location].filter(Boolean).join(' · ')}
              end={<End item={item} row={worst.get(item._id)} />}
              to="/app/equipment/$id"
              params={{ id: item._id }}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The state of its job if one is overdue or due; else its hours. */
function End({ item, row }: { item: Equipment; row: JobRow | undefined }) {
  return row ? <JobChip state={row.state} /> : <Hours item={item} />;
}

/** Its running hours, or that they have not been read for some time. */
function Hours({ item }: { item: Equipment }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  if (!item.metered) return <Icon name="right" className="flip" />;
  if (isReadingDue(item, format.daysUntil))
    return (
      <StateChip state="due">
        {item.hoursAt ? t('dueDays', { count: -format.daysUntil(item.hoursAt) }) : t('dueNever')}
      </StateChip>
    );
  return <span className="small ink2 nw">{t('hours', { hours: format.hours(item.hours ?? 0) })}</span>;
}
