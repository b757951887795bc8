import { useId } from 'react';
import { Icon } from '../Icon.tsx';
import { Field } from './Field.tsx';

type Option = { value: string; label: string };

/** A choice in a native list. */
export function Choice(props: {
  label: string;
  help?: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}) {
  const { label, help, value, options, onChange } = props;
  const id = useId();
  return (
    <Field id={id} label={label} help={help}>
      <div className="in">
        <select
          id={id}
          value={value}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" />
      </div>
    </Field>
  );
}
