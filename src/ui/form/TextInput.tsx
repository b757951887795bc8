import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props<Values extends FieldValues> = FieldProps<Values> &
  Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'placeholder' | 'inputMode' | 'autoFocus' | 'maxLength' | 'readOnly' | 'autoCapitalize'
  > & {
    type?: 'text' | 'email' | 'tel' | 'url';
    /** A unit inside, at the end. */
    unit?: ReactNode;
  };

/** A line of text. */
export function TextInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { name, label, help, required, disabled, wide, unit, type = 'text', ...rest } = props;
  const { field, value, frame, box, input } = useField(props);
  return (
    <Field {...frame}>
      <div className={box}>
        <input {...rest} {...input} type={type} value={value ?? ''} onChange={field.onChange} />
        {unit && <span className="u">{unit}</span>}
      </div>
    </Field>
  );
}
