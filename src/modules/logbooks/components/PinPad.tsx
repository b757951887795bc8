import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './sign.module.css';

type Props = {
  value: string;
  problem: string;
  /** What is asked for; without, the PIN. */
  label?: string;
  onChange: (pin: string) => void;
};

const MAX_DIGITS = 8;
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'];

/** A PIN by large keys or by keyboard. What is typed never shows. */
export function PinPad({ value, problem, label, onChange }: Props) {
  const { t } = useTranslation('logbooks');
  const id = useId();
  return (
    <div className={styles.pin}>
      <label htmlFor={id}>{label ?? t('pin')}</label>
      <div className={problem ? 'in err' : 'in'}>
        <input
          id={id}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_DIGITS}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
        />
      </div>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.keys}>
        {keys.map((digit, index) =>
          digit === '' ? (
            <span key={keys[index - 1]} />
          ) : (
            <button
              key={digit}
              type="button"
              className="btn"
              onClick={() => onChange(`${value}${digit}`.slice(0, MAX_DIGITS))}
            >
              {digit}
            </button>
          ),
        )}
        <button
          type="button"
          className="btn"
          aria-label={t('pinBack')}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <Icon name="backspace" />
        </button>
      </div>
    </div>
  );
}
