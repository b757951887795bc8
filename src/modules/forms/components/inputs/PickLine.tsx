import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useKept } from '../../useKept.ts';
import styles from '../form.module.css';
import type { InputProps } from './inputProps.ts';

type Option = { value: string; label: string };

/** A machine, found by typing its name. What is no name of a machine is kept as it is. */
export function MachineLine(props: InputProps & { options: readonly Option[] }) {
  const { label, help, required, value, onKeep, disabled, options } = props;
  const id = useId();
  const known = typeof value === 'string' ? value : '';
  const name = options.find((option) => option.value === known)?.label ?? known;
  const { text, onChange, onBlur } = useKept(name, (typed) => {
    const found = options.find((option) => option.label.toLowerCase() === typed.trim().toLowerCase());
    onKeep(found?.value ?? (typed.trim() || null));
  });
  return (
    <Field id={id} label={label} help={help} required={required}>
      <div className="in">
        <input
          id={id}
          list={`${id}-list`}
          autoComplete="off"
          disabled={disabled}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </div>
      <datalist id={`${id}-list`}>
        {options.map((option) => (
          <option key={option.value} value={option.label} />
        ))}
      </datalist>
    </Field>
  );
}

/** People of the crew, one after the other. */
export function CrewLine(props: InputProps & { options: readonly Option[] }) {
  const { label, help, required, value, onKeep, disabled, options } = props;
  const { t } = useTranslation(['forms', 'ui']);
  const id = useId();
  const chosen = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
  const nameOf = (each: string) => options.find((option) => option.value === each)?.label ?? each;
  return (
    <Field id={id} label={label} help={help} required={required}>
      {chosen.length > 0 && (
        <div className={styles.chips}>
          {chosen.map((each) => (
            <span key={each} className="pickchip">
              <span className="el">{nameOf(each)}</span>
              {!disabled && (
                <IconButton
                  label={t('ui:removeOf', { name: nameOf(each) })}
                  icon={<Icon name="close" size="s" />}
                  onClick={() => {
                    const left = chosen.filter((one) => one !== each);
                    onKeep(left.length > 0 ? left : null);
                  }}
                />
              )}
            </span>
          ))}
        </div>
      )}
      <div className="in">
        <select
          id={id}
          value=""
          disabled={disabled}
          onChange={(event) => event.target.value && onKeep([...chosen, event.target.value])}
        >
          <option value="">{t('addPerson')}</option>
          {options
            .filter((option) => !chosen.includes(option.value))
            .map((option) => (
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
