import { useTranslation } from 'react-i18next';
import { showHours } from '#modules/equipment/components/hours/hourInput.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { READING_EVERY_DAYS } from '#modules/equipment/rules.ts';
import { useShipTime } from '#modules/vessel/useShipTime.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';

const SHOWN = 6;

type Props = { due: readonly Equipment[]; meters: number; now: string };

/** Meters nobody has read lately, the oldest first. */
export function DuePanel({ due, meters, now }: Props) {
  const { t, i18n } = useTranslation('home');
  const ship = useShipTime();
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
          icon={<Glyph name={meters > 0 ? 'check' : 'clock'} />}
          title={t(meters > 0 ? 'dueNone' : 'noMeters')}
          hint={t(meters > 0 ? 'dueNoneHint' : 'noMetersHint', { count: READING_EVERY_DAYS })}
        />
      ) : (
        <ul className="rows">
          {due.slice(0, SHOWN).map((meter) => (
            <li key={meter._id}>
              <ListRow
                rail="due"
                title={meter.name}
                second={
                  meter.hoursAt && meter.meterValue !== null
                    ? t('dueLast', {
                        hours: showHours(meter.meterValue, i18n.language),
                        when: ship.day(meter.hoursAt, now),
                      })
                    : t('dueNever')
                }
                end={
                  <StateChip state="due">
                    {meter.hoursAt
                      ? t('dueDays', { count: ship.daysBefore(meter.hoursAt, now) })
                      : t('dueNever')}
                  </StateChip>
                }
                to="/app/equipment/$id"
                params={{ id: meter._id }}
              />
            </li>
          ))}
          {due.length > SHOWN && (
            <li>
              <ListRow
                title={t('more', { count: due.length - SHOWN })}
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
