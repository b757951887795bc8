import { useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { intervalUnits, type JobFields } from '#modules/worklist/contract.ts';
import { repeats } from '#modules/worklist/rules/due.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from '../job.module.css';
import { scheduledOf, useDueFollows } from '../useDueFollows.ts';
import { useNextDueLabels } from '../useNextDueLabels.ts';

type Props = {
  machine: Equipment | undefined;
  /** The job does not recur: only a date is asked for. */
  once: boolean;
};

/** A job's interval and its next due date and hours; these follow the interval until the user sets them. */
export function JobFormRepeats({ machine, once }: Props) {
  const { t } = useTranslation(['job', 'worklist']);
  const { today } = useFormat();
  const say = useNextDueLabels();
  useDueFollows(machine, today);
  const job = scheduledOf(useWatch<JobFields>());
  const again = repeats(job) && !once;
  const metered = machine?.metered ?? false;
  const when = say(job, job, machine);
  const unit = t('worklist:hoursUnit');
  return (
    <>
      <FormSection title={t(once ? 'worklist:field.due' : 'form.repeats')} />
      {!once && (
        <>
          <NumberInput<JobFields>
            name="calendarInterval"
            label={t('worklist:field.calendarInterval')}
            help={t('form.onceHelp')}
            whole
          />
          <SelectInput<JobFields>
            name="calendarUnit"
            label={t('worklist:field.calendarUnit')}
            options={intervalUnits.map((value) => ({ value, label: t(`worklist:unit.${value}`) }))}
          />
          {metered && (
            <NumberInput<JobFields>
              name="hoursInterval"
              label={t('worklist:field.hoursInterval')}
              unit={unit}
              help={t('form.hoursHelp')}
              wide
            />
          )}
          {again && (
            <>
              <SelectInput<JobFields>
                name="basis"
                label={t('worklist:field.basis')}
                options={(['completion', 'fixed'] as const).map((value) => ({
                  value,
                  label: t(`worklist:basis.${value}`),
                }))}
              />
              <DateInput<JobFields>
                name="lastDoneDate"
                label={t('worklist:field.lastDoneDate')}
                max={today}
              />
              {metered && (
                <NumberInput<JobFields>
                  name="lastDoneHours"
                  label={t('worklist:field.lastDoneHours')}
                  unit={unit}
                />
              )}
            </>
          )}
        </>
      )}
      <DateInput<JobFields> name="dueDate" label={t('worklist:field.dueDate')} />
      {metered && !once && (
        <NumberInput<JobFields>
          name="dueHours"
          label={t('worklist:field.dueHours')}
          unit={unit}
          {...(typeof machine?.hours === 'number' ? { help: t('form.dueHoursHelp') } : {})}
        />
      )}
      <NumberInput<JobFields> name="windowDays" label={t('worklist:field.windowDays')} whole />
      <p className={`${styles.nextDue} wide`} role="status">
        <Icon name="calendar" />
        {when ? t('nextDue', { when }) : t('noDue')}
      </p>
    </>
  );
}
