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
  /** Meters in use and those due for reading, for users who may enter hours. */
  meters: { all: readonly Equipment[]; due: readonly Equipment[] } | undefined;
};

/** The daily entries: running hours, and the checks of the round. */
export function EnterToday({ rows, meters }: Props) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const checks = rows.filter(isForToday).length;
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
