import { type ReactNode, useId } from 'react';

type Option<Value extends string> = { value: Value; label: string; icon?: ReactNode };
type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows the label above instead of only announcing it. */
  showLabel?: boolean;
};

/** A choice between a few visible options: a group of radio buttons drawn as one control. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  showLabel,
}: Props<Value>) {
  const id = useId();
  return (
    <div className="f">
      <span id={`${id}-label`} className={showLabel ? 'flabel' : 'vh'}>
        {label}
      </span>
      <div className="seg" role="radiogroup" aria-labelledby={`${id}-label`}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
