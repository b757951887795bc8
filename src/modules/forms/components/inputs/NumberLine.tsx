import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Field, fieldAria } from '#ui/form/Field.tsx';
import { inputNumber, parseNumber } from '#ui/format/parseNumber.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { fails } from '../../rules/engine.ts';
import type { Line } from '../../rules/line.ts';
import { useKept } from '../../useKept.ts';
import styles from '../form.module.css';
import type { InputProps } from './inputProps.ts';

type Props = InputProps & { line: Line; words: (text: string) => string };

type BoxProps = {
  id: string;
  label?: string;
  value: number | null;
  line: Line;
  disabled?: boolean | undefined;
};

function Box({
  id,
  label,
  value,
  line,
  disabled,
  onKeep,
}: BoxProps & { onKeep: (value: number | null) => void }) {
  const { i18n } = useTranslation('forms');
  const locale = i18n.language;
  const shown = value === null ? '' : inputNumber(value, locale);
  const { text, onChange, onBlur } = useKept(shown, (typed) => {
    const read = parseNumber(typed, locale);
    if (read === null || !Number.isNaN(read)) onKeep(read);
  });
  const error = value !== null && fails(line, value);
  return (
    <div className={`${error ? 'in err' : 'in'} ${styles.figure}`}>
      <input
        {...fieldAria(id, error ? 'fails' : undefined)}
        aria-label={label}
        type="text"
        inputMode={line.options.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        disabled={disabled}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {line.options.unit && <span className="u">{line.options.unit}</span>}
    </div>
  );
}

/** The limits of a line in words: "0 to 10 ppm". */
export const useLimits = () => {
  const { t } = useTranslation('forms');
  const { number } = useFormat();
  return ({ options: { min, max, unit } }: Line): string => {
    const [low, high] = [min, max].map((end) => (end === null ? '' : number(end)));
    if (min !== null && max !== null) return t('limits.both', { low: low ?? '', high: high ?? '', unit });
    if (min !== null) return t('limits.low', { low: low ?? '', unit });
    return max === null ? '' : t('limits.high', { high: high ?? '', unit });
  };
};

/** A figure with its unit and limits, or several by place. */
export function NumberLine({ label, help, required, value, onKeep, disabled, line, words }: Props) {
  const id = useId();
  const limits = useLimits()(line);
  const hint = [limits, help].filter(Boolean).join(' · ');
  const { readings } = line.options;
  if (readings.length === 0)
    return (
      <Field id={id} label={label} help={hint || undefined} required={required}>
        <Box
          {...{ id, line, disabled }}
          value={typeof value === 'number' ? value : null}
          onKeep={(next) => onKeep(next)}
        />
      </Field>
    );
  const figures = readings.map((_, index) => {
    const figure = Array.isArray(value) ? value[index] : null;
    return typeof figure === 'number' ? figure : null;
  });
  return (
    <fieldset className={`f wide ${styles.readings}`}>
      <legend className="flabel">
        {label}
        {required && <span className="req"> *</span>} {hint && <span className="ink2 small">{hint}</span>}
      </legend>
      <div className={styles.row}>
        {readings.map((place, index) => (
          <div key={place}>
            <label className="small" htmlFor={`${id}-${index}`}>
              {words(place)}
            </label>
            <Box
              {...{ line, disabled }}
              id={`${id}-${index}`}
              value={figures[index] ?? null}
              onKeep={(next) => onKeep(figures.map((each, at) => (at === index ? next : each)))}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
