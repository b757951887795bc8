import { useTranslation } from '#lib/useTranslation.ts';
import { DueGauge } from '#modules/worklist/components/DueGauge.tsx';
import { isClosed, repeats } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { type Readout, Readouts } from '#ui/Readouts.tsx';

/** When a job is due, the meter, what is left, and how much of the interval is used. */
export function JobReadouts({ row }: { row: JobRow }) {
  const { t } = useTranslation(['job', 'worklist']);
  const labels = useJobLabels();
  const format = useFormat();
  const { job, machine, due } = row;
  const hoursUnit = t('worklist:hoursUnit');
  const act = due.level === 'overdue' || due.level === 'due' ? due.level : undefined;
  if (isClosed(job) || (due.level === 'none' && !repeats(job) && job.lastDoneDate === null)) return null;

  const other = due.first === 'hours' ? due.date : job.dueHours;
  const dueAt: Readout =
    due.first === 'hours' && job.dueHours !== null
      ? { label: t('dueAt'), figure: format.hours(job.dueHours), unit: hoursUnit, act }
      : {
          label: t('dueOn'),
          figure: due.date === null ? t('none') : labels.day(due.date),
          act,
        };
  if (other !== null)
    dueAt.source = t('orDue', {
      other: typeof other === 'number' ? labels.hours(other) : labels.day(other),
    });
  const items: Readout[] = [dueAt];
  if (machine && job.dueHours !== null) {
    const { hours, meterValue, hoursAt } = machine;
    items.push({
      label: t(hours === meterValue ? 'meterNow' : 'hoursNow'),
      figure: hours === null ? t('none') : format.hours(hours),
      unit: hoursUnit,
      source:
        hoursAt === null
          ? t('neverReadShort')
          : [
              format.dayTime(hoursAt),
              hours === meterValue || meterValue === null
                ? ''
                : t('lifeTime', { hours: labels.hours(meterValue) }),
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
      figure: format.hours(Math.abs(left)),
      unit: byHours ? hoursUnit : t('days', { count: Math.abs(left) }),
      ...(byHours && due.hoursDay !== null && left > 0
        ? { source: t('aboutDay', { day: labels.day(due.hoursDay) }) }
        : {}),
    });
  const last = [
    job.lastDoneDate === null ? '' : labels.day(job.lastDoneDate),
    job.lastDoneHours === null ? '' : labels.hours(job.lastDoneHours),
  ].filter(Boolean);
  items.push({
    label: repeats(job) ? t('interval', { every: labels.interval(job) }) : t('worklist:field.interval'),
    figure: repeats(job) ? '' : t('worklist:every.none'),
    ...(due.used === null
      ? {}
      : {
          extra: (
            <DueGauge
              row={row}
              size="full"
              labels={{ left: () => t('percent', { value: format.hours(Math.round(due.used ?? 0)) }) }}
            />
          ),
        }),
    source: last.length === 0 ? t('neverDone') : t('last', { when: last.join(', ') }),
  });
  return <Readouts items={items} label={t('readouts')} />;
}
