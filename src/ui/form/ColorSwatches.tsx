import type { FieldValues } from 'react-hook-form';
import { ColorPick } from '../ColorPick.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props<Values extends FieldValues> = FieldProps<Values> & { colors?: readonly string[] };

/** A colour from a few, or a custom one. */
export function ColorSwatches<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { field, value, error } = useField(props);
  return (
    <div className={props.wide ? 'f wide' : 'f'}>
      <ColorPick
        label={props.label}
        name={props.name}
        value={String(value ?? '')}
        onChange={field.onChange}
        colors={props.colors}
      />
      {error && <span className="help err">{error}</span>}
    </div>
  );
}
