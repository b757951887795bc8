import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './hours.module.css';

type Props = { onKey: (key: string) => void; onNext: () => void; onHide?: (() => void) | undefined };

/** Keys large enough for a wet thumb; the input keeps its focus while they are pressed. */
export function Keypad({ onKey, onNext, onHide }: Props) {
  const { t } = useTranslation('hours');
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', useFormat().decimalMark, '0'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its keys a form
    <div
      role="group"
      aria-label={t('keypad')}
      className={onHide ? `${styles.keys} ${styles.docked}` : styles.keys}
      onPointerDown={(event) => event.preventDefault()}
    >
      {keys.map((key, index) => (
        <button key={key} type="button" style={{ gridArea: `k${index + 1}` }} onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      <button
        type="button"
        style={{ gridArea: 'back' }}
        aria-label={t('backspace')}
        onClick={() => onKey('back')}
      >
        <Icon name="backspace" size="xl" className="flip" />
      </button>
      <Button variant="primary" big className={styles.next} onClick={onNext}>
        {t('next')}
      </Button>
      {onHide && (
        <button type="button" style={{ gridArea: 'hide' }} aria-label={t('hideKeypad')} onClick={onHide}>
          <Icon name="down" size="xl" />
        </button>
      )}
    </div>
  );
}
