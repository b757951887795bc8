import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { ApiError } from '#lib/apiError.ts';
import { requiredHours } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { momentOf, wallTime } from '#lib/zonedTime.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Equipment } from '../../contract.ts';
import { useEnterReadings } from '../../queries/commands.ts';
import { expectedValue, meterProblem, runsTooFast } from '../../rules.ts';

type Values = { value: number; at: string; replaced: boolean; oldValue: number | null; note: string };
type Props = { equipment: Equipment; onClose: () => void };

/** Enters one reading of one meter, with a note, or the meter's replacement. */
export function EnterHoursDialog({ equipment, onClose }: Props) {
  const { t } = useTranslation('hours');
  const { timeZone } = useFormat();
  const now = useNow();
  const { mutateAsync: enter } = useEnterReadings();
  // The same while the form is open: saving again after a lost answer is the same reading.
  const [id] = useState(newId);
  const momentFor = (wall: string) => momentOf(wall, timeZone) ?? now;
  const entryOf = ({ value, at, replaced, oldValue }: Values) => ({
    kind: replaced ? ('replacement' as const) : ('reading' as const),
    at: momentFor(at),
    value,
    ...(replaced && oldValue !== null ? { oldValue } : {}),
  });
  const schema = z
    .object({
      value: requiredHours,
      at: z.string().check(z.minLength(1)),
      replaced: z.boolean(),
      oldValue: z.nullable(requiredHours),
      note: z.string().check(z.trim(), z.maxLength(500)),
    })
    .check(
      z.superRefine((values, context) => {
        const problem = meterProblem(equipment, entryOf(values), new Date().toISOString());
        if (!problem) return;
        const lower = problem === 'meterLower';
        context.addIssue({
          code: 'custom',
          path: [!lower ? 'at' : values.replaced ? 'oldValue' : 'value'],
          message: t(lower && values.replaced ? 'problem.oldLower' : `problem.${problem}`),
        });
      }),
    );
  const submit = async (values: Values) => {
    const reading = { _id: id, equipmentID: equipment._id, note: values.note, ...entryOf(values) };
    try {
      await enter({ boatID: equipment.boatID, readings: [reading] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The form knows its fields, not their path in a list of one reading.
      throw new ApiError(
        error.status,
        error.messages.map(({ msg, path }) => ({ msg, path: path?.replace(/^readings\.0\./, '') })),
      );
    }
  };
  return (
    <FormDialog<Values, Values>
      title={t('enterTitle', { name: equipment.name })}
      schema={schema}
      defaultValues={{
        at: wallTime(now, timeZone),
        replaced: false,
        oldValue: equipment.meterValue,
        note: '',
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Figures equipment={equipment} />
    </FormDialog>
  );
}

/** The fields; the switch decides the meaning of the value. */
function Figures({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const now = useNow();
  const { value, at, replaced } = useWatch<Values>();
  const expected = expectedValue(equipment, now);
  const fast =
    typeof value === 'number' &&
    at !== undefined &&
    runsTooFast(equipment, {
      kind: replaced ? 'replacement' : 'reading',
      at: momentOf(at, format.timeZone) ?? now,
      value,
    });
  const last =
    equipment.meterValue !== null && equipment.hoursAt
      ? t('lastRead', {
          hours: format.hours(equipment.meterValue),
          when: format.dayTime(equipment.hoursAt),
        })
      : t('never');
  const about =
    equipment.hoursPerDay !== null && expected !== null
      ? t('expectedAbout', {
          hours: format.hours(Math.round(expected)),
          perDay: format.hours(equipment.hoursPerDay),
        })
      : '';
  const help =
    fast && equipment.hoursAt ? (
      <span className="due-ink" role="status">
        {t('fast', { when: format.dayTime(equipment.hoursAt) })}
      </span>
    ) : replaced ? undefined : (
      `${last} ${about}`
    );
  return (
    <>
      <NumberInput<Values>
        name="value"
        label={t(replaced ? 'firstValue' : 'value')}
        help={help}
        unit={t('unit')}
        required
      />
      <DateInput<Values>
        name="at"
        type="datetime-local"
        label={t('readAt')}
        max={wallTime(now, format.timeZone)}
        required
      />
      <SwitchInput<Values> name="replaced" label={t('replaced')} help={t('replacedHelp')} wide />
      {replaced && (
        <NumberInput<Values>
          name="oldValue"
          label={t('oldValue')}
          help={t('oldValueHelp')}
          unit={t('unit')}
        />
      )}
      <TextArea<Values> name="note" label={t('note')} rows={2} />
    </>
  );
}
