import { useId } from 'react';
import { Icon } from '#ui/Icon.tsx';

type Props = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A choice outside of a form, in the device's own picker: the code of forms is not loaded for it. */
export function Pick({ label, value, options, onChange }: Props) {
  const id = useId();
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <div className="in">
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" />
      </div>
    </div>
  );
}
