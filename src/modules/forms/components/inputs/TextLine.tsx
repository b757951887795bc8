import { useId } from 'react';
import { Field, fieldAria } from '#ui/form/Field.tsx';
import { useKept } from '../../useKept.ts';
import type { InputProps } from './inputProps.ts';

/** A line or several lines of text. */
export function TextLine({
  label,
  help,
  required,
  value,
  onKeep,
  long,
  disabled,
}: InputProps & { long?: boolean }) {
  const id = useId();
  const { text, onChange, onBlur } = useKept(typeof value === 'string' ? value : '', (next) =>
    onKeep(next.trim() === '' ? null : next),
  );
  const given = {
    ...fieldAria(id, undefined, help),
    ...{ value: text, disabled, onBlur },
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <Field id={id} label={label} help={help} required={required} wide>
      <div className={long ? 'in area' : 'in'}>
        {long ? <textarea rows={4} {...given} /> : <input type="text" autoComplete="off" {...given} />}
      </div>
    </Field>
  );
}
