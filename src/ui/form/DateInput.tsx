import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { DayBox } from './DayBox.tsx';
import { Field, fieldAria } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  min?: string;
  max?: string;
  /** A time too, by the ship's clock. */
  time?: boolean;
};

/** A day, or a day and time, as ISO text. */
export function DateInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { time = false, required, min, max, help } = props;
  const { t } = useTranslation('ui');
  const { field, value, frame, input } = useField(props);
  const [unread, setUnread] = useState(false);
  // An optional day is null when empty (docs/decisions/0030); a required one stays '', which validation rejects.
  const empty = !time && !required ? null : '';
  const error = unread ? t(time ? 'problem.moment' : 'problem.date') : frame.error;
  return (
    <Field {...frame} error={error}>
      <DayBox
        {...input}
        {...fieldAria(frame.id, error, help)}
        box={error ? 'in err' : 'in'}
        time={time}
        min={min}
        max={max}
        value={String(value ?? '').slice(0, time ? 16 : 10)}
        onChange={(next) => field.onChange(next || empty)}
        onUnread={setUnread}
      />
    </Field>
  );
}
