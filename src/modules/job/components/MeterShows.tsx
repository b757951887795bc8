import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { completed, lifeHours } from '#modules/worklist/rules/commands.ts';
import { repeats } from '#modules/worklist/rules/due.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from '../job.module.css';
import { useNextDueLabels } from '../useNextDueLabels.ts';
import type { CompleteValues } from './completeForm.ts';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  machine: Equipment;
  label?: string;
  wide?: boolean;
};

/** The meter's figure; if left empty, its last reading counts. */
export function MeterShows<Values extends FieldValues>({ name, machine, label, wide }: Props<Values>) {
  const { t } = useTranslation(['job', 'worklist']);
  const labels = useJobLabels();
  const format = useFormat();
  const { meterValue, hoursAt } = machine;
  const last =
    meterValue === null || hoursAt === null
      ? t('neverRead')
      : t('lastRead', { hours: labels.hours(meterValue), when: format.dayTime(hoursAt) });
  return (
    <NumberInput<Values>
      name={name}
      label={label ?? t('meterShows')}
      unit={t('worklist:hoursUnit')}
      help={last}
      {...(wide ? { wide } : {})}
    />
  );
}

const figure = (value: number | null | undefined) =>
  typeof value === 'number' && !Number.isNaN(value) ? value : null;

/** The next due date and hours, while day and meter are being typed. */
export function NextDue({ job, machine }: { job: Job; machine: Equipment | undefined }) {
  const { t } = useTranslation('job');
  const say = useNextDueLabels();
  const { today } = useFormat();
  const { date = '', meterValue } = useWatch<CompleteValues>();
  const meterFigure = figure(meterValue);
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? date : today;
  const after = completed(job, machine, { date: day, meterValue: meterFigure });
  const older = job.lastDoneDate !== null && day < job.lastDoneDate;
  const meter = machine && { ...machine, hours: lifeHours(machine, meterFigure) };
  const when = say(job, after, meter);
  const hoursUnknown = job.hoursInterval !== null && machine?.hours === null && meterFigure === null;
  return (
    <p className={`${styles.nextDue} wide`} role="status">
      <Icon name={older ? 'info' : 'calendar'} />
      {older
        ? t('olderWork')
        : !repeats(job)
          ? t('thenClosed')
          : hoursUnknown
            ? t('nextDueNoHours', { when })
            : t('nextDue', { when })}
    </p>
  );
}
