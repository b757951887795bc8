import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { positionText } from '#modules/logbooks/rules/position.ts';
import { Button } from '#ui/Button.tsx';
import { DayBox } from '#ui/form/DayBox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useKept } from '../../useKept.ts';
import styles from '../form.module.css';
import type { InputProps } from './inputProps.ts';

/** "945", "0945" and "9:45" as "09:45"; undefined for what is no time. */
const readTime = (text: string): string | undefined => {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.h]?(\d{2})$/.exec(text.trim()) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
};

/** A time of the ship's clock, of 24 hours in all languages. */
function TimeLine({ label, help, required, value, onKeep, disabled }: InputProps) {
  const id = useId();
  const { text, onChange, onBlur } = useKept(typeof value === 'string' ? value : '', (typed) => {
    const time = readTime(typed);
    if (time !== undefined || typed.trim() === '') onKeep(time ?? null);
  });
  return (
    <Field id={id} label={label} help={help} required={required}>
      <div className="in">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="10:30"
          maxLength={5}
          disabled={disabled}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </div>
    </Field>
  );
}

/** A day, or a time of the ship's clock. */
export function MomentLine(props: InputProps & { time?: boolean }) {
  const { label, help, required, value, onKeep, disabled, time } = props;
  const id = useId();
  if (time) return <TimeLine {...props} />;
  return (
    <Field id={id} label={label} help={help} required={required}>
      <DayBox
        id={id}
        disabled={disabled}
        value={typeof value === 'string' ? value : ''}
        onChange={(day) => onKeep(day || null)}
      />
    </Field>
  );
}

/** A position: that of the device, or as written. */
export function PositionLine({ label, help, required, value, onKeep, disabled }: InputProps) {
  const { t } = useTranslation('forms');
  const id = useId();
  const { text, onChange, onBlur } = useKept(typeof value === 'string' ? value : '', (next) =>
    onKeep(next.trim() || null),
  );
  const ask = () =>
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => {
      const here = positionText({ lat: latitude, lon: longitude }, 3);
      onChange(here);
      onKeep(here);
    });
  return (
    <Field id={id} label={label} help={help} required={required}>
      <div className={styles.beside}>
        <div className="in">
          <input
            id={id}
            type="text"
            autoComplete="off"
            placeholder="43°33.100′N 007°01.500′E"
            disabled={disabled}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </div>
        {!disabled && (
          <Button icon={<Icon name="place" />} onClick={ask}>
            {t('here')}
          </Button>
        )}
      </div>
    </Field>
  );
}
