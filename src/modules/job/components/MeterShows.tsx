import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Equipment } from '#modules/equipment/contract.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { completed, lifeHours } from '#modules/worklist/rules/deeds.ts';
import { repeats } from '#modules/worklist/rules/due.ts';
import { useToday } from '#modules/worklist/useJobRows.ts';
import { useJobWords } from '#modules/worklist/useJobWords.ts';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { useNextDueWords } from '../useNextDueWords.ts';
import type { CompleteValues } from './CompleteOne.tsx';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  machine: Equipment;
  label?: string;
  wide?: boolean;
};

/** What the meter shows; left empty, its last reading counts. */
export function MeterShows<Values extends FieldValues>({ name, machine, label, wide }: Props<Values>) {
  const { t } = useTranslation(['job', 'worklist']);
  const words = useJobWords();
  const ship = useShipTime();
  const now = useNow();
  const { meterValue, hoursAt } = machine;
  const last =
    meterValue === null || hoursAt === null
      ? t('neverRead')
      : t('lastRead', { hours: words.hours(meterValue), when: ship.dayTime(hoursAt, now) });
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

/** What becomes due next, while the day and the meter are typed. */
export function NextDue({ job, machine }: { job: Job; machine: Equipment | undefined }) {
  const { t } = useTranslation('job');
  const say = useNextDueWords();
  const today = useToday();
  const { date = '', meterValue } = useWatch<CompleteValues>();
  const shown = figure(meterValue);
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? date : today;
  const after = completed(job, machine, { date: day, meterValue: shown });
  const older = job.lastDoneDate !== null && day < job.lastDoneDate;
  const meter = machine && { ...machine, hours: lifeHours(machine, shown) };
  const when = say(job, after, meter);
  const hoursUnknown = job.hoursInterval !== null && machine?.hours === null && shown === null;
  return (
    <p className="next-due wide" role="status">
      <Glyph name={older ? 'info' : 'calendar'} />
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
