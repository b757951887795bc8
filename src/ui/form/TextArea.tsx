import type { FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props<Values extends FieldValues> = FieldProps<Values> & { rows?: number; placeholder?: string };

/** Several lines of text. */
export function TextArea<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { field, value, frame, box, input } = useField(props);
  return (
    <Field {...frame} wide={props.wide ?? true}>
      <div className={box}>
        <textarea
          {...input}
          rows={props.rows ?? 3}
          placeholder={props.placeholder}
          value={value ?? ''}
          onChange={field.onChange}
        />
      </div>
    </Field>
  );
}
