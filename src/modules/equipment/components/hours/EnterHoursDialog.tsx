import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '#lib/apiError.ts';
import { newId } from '#lib/newId.ts';
import { momentOf, wallTime } from '#lib/zonedTime.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { type Equipment, hoursValue } from '../../contract.ts';
import { useEnterReadings } from '../../queries.ts';
import { expectedValue, meterProblem, runsTooFast } from '../../rules.ts';
import { showHours } from './hourInput.ts';

type Values = { value: number; at: string; replaced: boolean; oldValue: number | null; note: string };
type Props = { open: boolean; equipment: Equipment; onClose: () => void };

/** Enters one reading of one meter, with a note, or the meter's replacement. */
export function EnterHoursDialog({ open, equipment, onClose }: Props) {
  const { t } = useTranslation('hours');
  const { timeZone } = useShipTime();
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
      value: hoursValue,
      at: z.string().min(1),
      replaced: z.boolean(),
      oldValue: hoursValue.nullable(),
      note: z.string().trim().max(500),
    })
    .superRefine((values, context) => {
      const problem = meterProblem(equipment, entryOf(values), new Date().toISOString());
      if (!problem) return;
      const lower = problem === 'meterLower';
      context.addIssue({
        code: 'custom',
        path: [!lower ? 'at' : values.replaced ? 'oldValue' : 'value'],
        message: t(lower && values.replaced ? 'problem.oldLower' : `problem.${problem}`),
      });
    });
  const submit = async (values: Values) => {
    const reading = { _id: id, equipmentID: equipment._id, note: values.note, ...entryOf(values) };
    try {
      await enter({ boatID: equipment.boatID, readings: [reading] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The form knows its fields, not their place in the round of one.
      throw new ApiError(
        error.status,
        error.messages.map(({ msg, path }) => ({ msg, path: path?.replace(/^readings\.0\./, '') })),
      );
    }
  };
  return (
    <FormDialog<Values, Values>
      open={open}
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

/** The fields; what the value means follows from the switch. */
function Figures({ equipment }: { equipment: Equipment }) {
  const { t, i18n } = useTranslation('hours');
  const ship = useShipTime();
  const now = useNow();
  const { value, at, replaced } = useWatch<Values>();
  const expected = expectedValue(equipment, now);
  const fast =
    typeof value === 'number' &&
    at !== undefined &&
    runsTooFast(equipment, {
      kind: replaced ? 'replacement' : 'reading',
      at: momentOf(at, ship.timeZone) ?? now,
      value,
    });
  const last =
    equipment.meterValue !== null && equipment.hoursAt
      ? t('lastRead', {
          hours: showHours(equipment.meterValue, i18n.language),
          when: ship.dayTime(equipment.hoursAt, now),
        })
      : t('never');
  const about =
    equipment.hoursPerDay !== null && expected !== null
      ? t('expectedAbout', {
          hours: showHours(Math.round(expected), i18n.language),
          perDay: showHours(equipment.hoursPerDay, i18n.language),
        })
      : '';
  const help =
    fast && equipment.hoursAt ? (
      <span className="due-ink" role="status">
        {t('fast', { when: ship.dayTime(equipment.hoursAt, now) })}
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
        max={wallTime(now, ship.timeZone)}
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
