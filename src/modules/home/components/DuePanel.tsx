import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { READING_EVERY_DAYS } from '#modules/equipment/rules.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';

const MAX_SHOWN = 6;

type Props = { due: readonly Equipment[]; meters: number };

/** Meters that are due for reading, oldest first. */
export function DuePanel({ due, meters }: Props) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <Panel
      title={t('dueTitle')}
      count={due.length}
      action={
        meters > 0 && (
          <AppLink to="/app/equipment/hours" search={due.length > 0 ? { show: 'due' } : {}}>
            {t('enterHours')}
          </AppLink>
        )
      }
    >
      {due.length === 0 ? (
        <EmptyState
          icon={<Icon name={meters > 0 ? 'check' : 'clock'} />}
          title={t(meters > 0 ? 'dueNone' : 'noMeters')}
          hint={t(meters > 0 ? 'dueNoneHint' : 'noMetersHint', { count: READING_EVERY_DAYS })}
        />
      ) : (
        <ul className="rows">
          {due.slice(0, MAX_SHOWN).map((meter) => (
            <li key={meter._id}>
              <ListRow
                rail="due"
                title={meter.name}
                second={
                  meter.hoursAt && meter.meterValue !== null
                    ? t('dueLast', {
                        hours: format.hours(meter.meterValue),
                        when: format.recentDay(meter.hoursAt),
                      })
                    : t('dueNever')
                }
                end={
                  <StateChip state="due">
                    {meter.hoursAt
                      ? t('dueDays', { count: -format.daysUntil(meter.hoursAt) })
                      : t('dueNever')}
                  </StateChip>
                }
                to="/app/equipment/$id"
                params={{ id: meter._id }}
              />
            </li>
          ))}
          {due.length > MAX_SHOWN && (
            <li>
              <ListRow
                title={t('more', { count: due.length - MAX_SHOWN })}
                to="/app/equipment/hours"
                search={{ show: 'due' }}
              />
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
