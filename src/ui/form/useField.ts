import { type ReactNode, useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { fieldAria } from './Field.tsx';

/** What every field takes; give the form's type to have `name` checked: `<TextInput<Supplier> name="city" />`. */
export type FieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Takes both columns. */
  wide?: boolean;
};

/** Joins a field of the form to an input: its value, its error, its ids. */
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
