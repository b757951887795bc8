import { useId } from 'react';
import styles from '../form.module.css';
import type { InputProps } from './inputProps.ts';

type Option = { value: string; label: string };

/** Answers to choose from, each a button under the thumb: one of them, or several. */
export function ChoiceLine({
  label,
  help,
  required,
  value,
  onKeep,
  disabled,
  options,
  many,
}: InputProps & { options: readonly Option[]; many?: boolean }) {
  const id = useId();
  const chosen = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
  return (
    <fieldset className="f wide" disabled={disabled}>
      <legend className="flabel">
        {label}
        {required && <span className="req"> *</span>}
      </legend>
      <div className={styles.choices}>
        {options.map((option) => {
          const on = chosen.includes(option.value);
          return (
            <label key={option.value} className={on ? `${styles.choice} ${styles.on}` : styles.choice}>
              <input
                type={many ? 'checkbox' : 'radio'}
                name={id}
                checked={on}
                onChange={() => {
                  if (!many) return onKeep(option.value);
                  const next = on
                    ? chosen.filter((each) => each !== option.value)
                    : [...chosen, option.value];
                  onKeep(next.length > 0 ? next : null);
                }}
              />
              {option.label}
            </label>
          );
        })}
      </div>
      {help && <span className="help">{help}</span>}
    </fieldset>
  );
}
