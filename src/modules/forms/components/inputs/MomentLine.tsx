import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { positionText } from '#modules/logbooks/rules/position.ts';
import { Button } from '#ui/Button.tsx';
import { DayBox } from '#ui/form/DayBox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from '../form.module.css';
import type { InputProps } from './inputProps.ts';
import { useKept } from './useKept.ts';

/** A day, or a time of the ship's clock. */
export function MomentLine({
  label,
  help,
  required,
  value,
  onKeep,
  disabled,
  time,
}: InputProps & { time?: boolean }) {
  const id = useId();
  const text = typeof value === 'string' ? value : '';
  return (
    <Field id={id} label={label} help={help} required={required}>
      {time ? (
        <div className="in">
          <input
            id={id}
            type="time"
            disabled={disabled}
            value={text}
            onChange={(event) => onKeep(event.target.value || null)}
          />
        </div>
      ) : (
        <DayBox id={id} disabled={disabled} value={text} onChange={(day) => onKeep(day || null)} />
      )}
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
