import { type ReactNode, useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { fieldAria } from './Field.tsx';

/** The props of every field; pass the form's type to have `name` checked: `<TextInput<Supplier> name="city" />`. */
export type FieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Spans both columns. */
  wide?: boolean;
};

/** Connects a field of the form to an input: its value, error and ids. */
export function useField({ name, label, help, required, disabled, wide }: FieldProps<FieldValues>) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  return {
    field,
    value: field.value,
    error,
    box: error ? 'in err' : 'in',
    frame: { id, label, help, error, required, wide },
    input: {
      ...fieldAria(id, error, help),
      name,
      ref: field.ref,
      onBlur: field.onBlur,
      disabled,
      'aria-required': required || undefined,
    },
  };
}
