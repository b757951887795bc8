import type { FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  min?: string;
  max?: string;
  type?: 'date' | 'time' | 'datetime-local' | 'month';
};

/** A day (or a time) in the device's own picker, as ISO text. */
export function DateInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { type = 'date', required, min, max } = props;
  const { field, value, frame, box, input } = useField(props);
  const length = type === 'date' ? 10 : undefined;
  // An optional day is null when empty (docs/decisions/0030); a required one stays '', which validation rejects.
  const empty = type === 'date' && !required ? null : '';
  return (
    <Field {...frame}>
      <div className={box}>
        <input
          {...input}
          type={type}
          min={min}
          max={max}
          value={String(value ?? '').slice(0, length)}
          onChange={(event) => field.onChange(event.target.value || empty)}
        />
      </div>
    </Field>
  );
}
