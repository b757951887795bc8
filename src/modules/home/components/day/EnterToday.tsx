import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { isForToday } from '#modules/round/rules.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';

type Props = {
  rows: readonly JobRow[];
  department: string;
  /** Meters in use and those due for reading, for users who may enter hours. */
  meters: { all: readonly Equipment[]; due: readonly Equipment[] } | undefined;
};

/** The daily entries: running hours, and the checks of the round. */
export function EnterToday({ rows, department, meters }: Props) {
  const { t } = useTranslation('home');
  const format = useFormat();
  // The round shows the checks of the user's own department, or all if it has none; this counts the same ones.
  const all = rows.filter(isForToday);
  const own = all.filter(({ job }) => job.department === department);
  const checks = (own.length > 0 ? own : all).length;
  const read = meters?.all
    .flatMap(({ hoursAt }) => hoursAt ?? [])
    .sort()
    .at(-1);
  const last = read === undefined ? t('dueNever') : t('lastRead', { when: format.dayTime(read) });
  return (
    <Panel title={t('enterToday')}>
      <ul className="rows">
        {meters && (
          <li>
            <ListRow
              icon={<Icon name="gauge" />}
              title={t('runningHours')}
              second={
                meters.due.length > 0
                  ? `${t('metersDue', { count: meters.due.length })}, ${last}`
                  : `${t('dueNone')}, ${last}`
              }
              to="/app/equipment/hours"
              search={meters.due.length > 0 ? { show: 'due' } : {}}
            />
          </li>
        )}
        <li>
          <ListRow
            icon={<Icon name="checklist" />}
            title={t('round')}
            second={checks > 0 ? t('checksToday', { count: checks }) : t('checksNone')}
            to="/app/worklist/round"
          />
        </li>
      </ul>
    </Panel>
  );
}
