import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './useField.ts';

/** An on/off switch with its label beside it. */
export function SwitchInput<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { field, value, frame, error, input } = useField(props);
  const note = error ?? props.help;
  return (
    <div className={props.wide ? 'f wide' : 'f'}>
      <span className="sw-row">
        <label htmlFor={frame.id} className="sp">
          {props.label}
        </label>
        <input
          {...input}
          type="checkbox"
          role="switch"
          className="sw"
          checked={Boolean(value)}
          aria-checked={Boolean(value)}
          onChange={(event) => field.onChange(event.target.checked)}
        />
      </span>
      {note && (
        <span className={error ? 'help err' : 'help'} id={`${frame.id}-help`}>
          {note}
        </span>
      )}
    </div>
  );
}
