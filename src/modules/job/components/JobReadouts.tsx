import { useTranslation } from 'react-i18next';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { DueGauge } from '#modules/worklist/components/DueGauge.tsx';
import { isClosed, repeats } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { useJobWords } from '#modules/worklist/useJobWords.ts';
import { type Readout, Readouts } from '#ui/Readouts.tsx';

/** When a job is due, what the meter says, what is left, and how much of the interval is used. */
export function JobReadouts({ row, today }: { row: JobRow; today: string }) {
  const { t, i18n } = useTranslation(['job', 'worklist']);
  const words = useJobWords();
  const ship = useShipTime();
  const now = useNow();
  const { job, machine, due } = row;
  const figure = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const hoursUnit = t('worklist:hoursUnit');
  const act = due.level === 'overdue' || due.level === 'due' ? due.level : undefined;
  if (isClosed(job) || (due.level === 'none' && !repeats(job) && job.lastDoneDate === null)) return null;

  const other = due.first === 'hours' ? due.date : job.dueHours;
  const dueAt: Readout =
    due.first === 'hours' && job.dueHours !== null
      ? { label: t('dueAt'), figure: figure.format(job.dueHours), unit: hoursUnit, act }
      : {
          label: t('dueOn'),
          figure: due.date === null ? t('none') : words.day(due.date, today),
          act,
        };
  if (other !== null)
    dueAt.source = t('orDue', {
      other: typeof other === 'number' ? words.hours(other) : words.day(other, today),
    });
  const items: Readout[] = [dueAt];
  if (machine && job.dueHours !== null) {
    const { hours, meterValue, hoursAt } = machine;
    items.push({
      label: t(hours === meterValue ? 'meterNow' : 'hoursNow'),
      figure: hours === null ? t('none') : figure.format(hours),
      unit: hoursUnit,
      source:
        hoursAt === null
          ? t('neverReadShort')
          : [
              ship.dayTime(hoursAt, now),
              hours === meterValue || meterValue === null
                ? ''
                : t('lifeTime', { hours: words.hours(meterValue) }),
            ]
              .filter(Boolean)
              .join(' · '),
    });
  }
  const byHours = due.first === 'hours' && due.hoursLeft !== null;
  const left = byHours ? due.hoursLeft : due.daysLeft;
  if (left !== null)
    items.push({
      label: t(left < 0 || (byHours && left === 0) ? 'over' : 'left'),
      figure: figure.format(Math.abs(left)),
      unit: byHours ? hoursUnit : t('days', { count: Math.abs(left) }),
      ...(byHours && due.hoursDay !== null && left > 0
        ? { source: t('aboutDay', { day: words.day(due.hoursDay, today) }) }
        : {}),
    });
  const last = [
    job.lastDoneDate === null ? '' : words.day(job.lastDoneDate, today),
    job.lastDoneHours === null ? '' : words.hours(job.lastDoneHours),
  ].filter(Boolean);
  items.push({
    label: repeats(job) ? t('interval', { every: words.interval(job) }) : t('worklist:field.interval'),
    figure: repeats(job) ? '' : t('worklist:every.none'),
    ...(due.used === null
      ? {}
      : {
          extra: (
            <DueGauge
              row={row}
              size="full"
              words={{ left: () => t('percent', { value: figure.format(Math.round(due.used ?? 0)) }) }}
            />
          ),
        }),
    source: last.length === 0 ? t('neverDone') : t('last', { when: last.join(', ') }),
  });
  return <Readouts items={items} label={t('readouts')} />;
}
