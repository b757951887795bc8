import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { ApiError } from '#lib/apiError.ts';
import { nowIso } from '#lib/clock.ts';
import { requiredHours } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { momentOf, wallTime } from '#lib/zonedTime.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Equipment } from '../../contract.ts';
import { useEnterReadings } from '../../queries/commands.ts';
import { doubtOf } from '../../rules/doubts.ts';
import { expectedValue, meterProblem } from '../../rules.ts';
import { useAskDoubts, useDoubtTexts } from '../../useAskDoubts.tsx';
import { useHoursSaved } from '../../useHoursSaved.ts';
import { MeterFields } from './MeterFields.tsx';

type Values = { value: number; at: string; replaced: boolean; oldValue: number | null; note: string };
type Props = { equipment: Equipment; onClose: () => void };

/** Enters one reading of one meter, with a note, or the meter's replacement. */
export function EnterHoursDialog({ equipment, onClose }: Props) {
  const { t } = useTranslation('hours');
  const { timeZone } = useFormat();
  const now = useNow();
  const { mutateAsync: enter, undoOf } = useEnterReadings();
  const { askDoubts, saveAsking } = useAskDoubts();
  const { hint } = useDoubtTexts();
  const showSaved = useHoursSaved();
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
        const problem = meterProblem(equipment, entryOf(values), nowIso());
        if (problem)
          context.addIssue({
            code: 'custom',
            path: [problem === 'oldLower' ? 'oldValue' : 'at'],
            message: t(`problem.${problem}`),
          });
      }),
    );
  const submit = async (values: Values) => {
    const entry = entryOf(values);
    const doubt = doubtOf(equipment, entry);
    if (doubt && !(await askDoubts([{ name: equipment.name, doubt }])))
      throw { messages: [{ msg: hint(doubt), path: 'value' }] };
    const reading = { _id: id, equipmentID: equipment._id, note: values.note, ...entry };
    const round = (confirmed: boolean) => ({
      boatID: equipment.boatID,
      readings: [confirmed ? { ...reading, confirmed } : reading],
    });
    const undo = undoOf(round(false));
    try {
      await saveAsking((confirmed) => enter(round(confirmed)), doubt !== undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The form knows its fields, not their path in a list of one reading.
      throw new ApiError(
        error.status,
        error.messages.map(({ msg, path }) => ({ msg, path: path?.replace(/^readings\.0\./, '') })),
      );
    }
    showSaved(undo);
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
  const { hint } = useDoubtTexts();
  const doubt =
    typeof value === 'number' && at !== undefined
      ? doubtOf(equipment, {
          kind: replaced ? 'replacement' : 'reading',
          at: momentOf(at, format.timeZone) ?? now,
          value,
        })
      : undefined;
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
  const help = doubt ? (
    <span className="due-ink" role="status">
      {hint(doubt)}
    </span>
  ) : replaced ? undefined : (
    `${last} ${about}`
  );
  return (
    <>
      <MeterFields replaced={replaced === true} help={help}>
        <SwitchInput<Values> name="replaced" label={t('replaced')} help={t('replacedHelp')} wide />
      </MeterFields>
      <TextArea<Values> name="note" label={t('note')} rows={2} />
    </>
  );
}
