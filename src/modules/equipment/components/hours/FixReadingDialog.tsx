import { z } from 'zod/mini';
import { requiredHours, requiredLongText } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { momentOf, wallTime } from '#lib/zonedTime.ts';
import { addAlert } from '#stores/alerts.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Equipment, Reading } from '../../contract.ts';
import { useCorrectReading, useStrikeReadings } from '../../queries/commands.ts';
import { doubtBetween } from '../../rules/doubts.ts';
import { counted, meterAfter } from '../../rules/replay.ts';
import { useAskDoubts, useDoubtTexts } from '../../useAskDoubts.tsx';
import { MeterFields } from './MeterFields.tsx';

type Props = {
  kind: 'correct' | 'strike';
  equipment: Equipment;
  reading: Reading;
  /** All readings of the meter, newest first. */
  readings: readonly Reading[];
  onClose: () => void;
};

/** Corrects or strikes a reading; the reason stays with it. */
export default function FixReadingDialog({ kind, ...props }: Props) {
  return kind === 'correct' ? <CorrectDialog {...props} /> : <StrikeDialog {...props} />;
}

const reason = requiredLongText(500, 3);
const strikeSchema = z.object({ reason });

function StrikeDialog({ equipment, reading, readings, onClose }: Omit<Props, 'kind'>) {
  const { t } = useTranslation('readings');
  const format = useFormat();
  const { mutateAsync: strike, undoOf } = useStrikeReadings();
  const submit = async (values: z.output<typeof strikeSchema>) => {
    const oldest = readings.toReversed();
    const after = oldest.map((each) => (each._id === reading._id ? { ...each, struck: true } : each));
    const variables = {
      boatID: equipment.boatID,
      readings: [reading._id],
      reason: values.reason,
      meters: { [equipment._id]: meterAfter(oldest, after) },
    };
    const undo = undoOf(variables);
    await strike(variables);
    addAlert({ kind: 'success', text: t('struck'), action: { label: t('undo'), onClick: undo } });
  };
  return (
    <FormDialog<z.input<typeof strikeSchema>, z.output<typeof strikeSchema>>
      title={t('strikeTitle', { name: equipment.name })}
      schema={strikeSchema}
      defaultValues={{ reason: '' }}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t('strike')}
    >
      <p className="wide">
        {t('strikeBody', {
          value: format.hours(reading.value),
          when: format.dayTime(reading.at),
          name: reading.userName,
        })}
      </p>
      <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} rows={2} required />
    </FormDialog>
  );
}

const correctSchema = z.object({
  value: requiredHours,
  oldValue: z.nullable(requiredHours),
  at: z.string().check(z.minLength(1)),
  reason,
});
type Values = z.output<typeof correctSchema>;

/** Why the corrected reading can hardly be true between its neighbours. */
const doubtAmong = (
  readings: readonly Reading[],
  reading: Reading,
  { at, value }: { at: string; value: number },
) => {
  const others = counted(readings.toReversed()).filter(({ _id }) => _id !== reading._id);
  const before = others.findLast((other) => Date.parse(other.at) <= Date.parse(at));
  const after = others.find((other) => Date.parse(other.at) > Date.parse(at));
  const next = after?.kind === 'replacement' ? after.oldValue : after?.value;
  return doubtBetween(
    { kind: reading.kind, at, value },
    before,
    after && typeof next === 'number' ? { at: after.at, value: next } : undefined,
  );
};

function CorrectDialog({ equipment, reading, readings, onClose }: Omit<Props, 'kind'>) {
  const { t } = useTranslation('readings');
  const format = useFormat();
  const { timeZone } = format;
  const { mutateAsync: correct } = useCorrectReading();
  const { askDoubts, saveAsking } = useAskDoubts();
  const { hint } = useDoubtTexts();
  const replaced = reading.kind === 'replacement';

  const submit = async ({ value, oldValue, at: wall, ...values }: Values) => {
    // A time that was left alone keeps its seconds.
    const same = wall === wallTime(reading.at, timeZone);
    const at = same ? reading.at : (momentOf(wall, timeZone) ?? reading.at);
    const doubt = doubtAmong(readings, reading, { at, value });
    if (doubt && !(await askDoubts([{ name: equipment.name, doubt }])))
      throw { messages: [{ msg: hint(doubt), path: 'value' }] };
    const oldest = readings.toReversed();
    const after = oldest.map((each) => (each._id === reading._id ? { ...each, value, oldValue, at } : each));
    const variables = {
      ...values,
      reading: { _id: reading._id, equipmentID: equipment._id },
      was: reading.value,
      value,
      at,
      oldValue,
      meter: meterAfter(oldest, after),
    };
    await saveAsking(
      (confirmed) => correct(confirmed ? { ...variables, confirmed } : variables),
      doubt !== undefined,
    );
    addAlert({ kind: 'success', text: t('corrected') });
  };
  return (
    <FormDialog<z.input<typeof correctSchema>, Values>
      title={t('correctTitle', { name: equipment.name })}
      schema={correctSchema}
      defaultValues={{
        value: reading.value,
        oldValue: reading.oldValue,
        at: wallTime(reading.at, timeZone),
        reason: '',
      }}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t('correct')}
    >
      <MeterFields
        replaced={replaced}
        help={t('wasRead', { value: format.hours(reading.value), name: reading.userName })}
      />
      <TextArea<Values> name="reason" label={t('reason')} help={t('reasonHelp')} rows={2} required />
    </FormDialog>
  );
}
