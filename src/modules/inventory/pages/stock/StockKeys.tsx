import { useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './movements.module.css';

type Props = { text: string; onText: (text: string) => void };

/** Keys for a thumb in a locker. The first one replaces the figure that was proposed. */
export function StockKeys({ text, onText }: Props) {
  const { t } = useTranslation('movements');
  const mark = useFormat().decimalMark;
  const typed = useRef(false);
  const press = (key: string) => {
    onText(typed.current ? text + key : key === mark ? `0${mark}` : key);
    typed.current = true;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its keys a form
    <div
      role="group"
      aria-label={t('keys')}
      className={styles.keys}
      onPointerDown={(event) => event.preventDefault()}
    >
      {['1', '2', '3', '4', '5', '6', '7', '8', '9', mark, '0'].map((key) => (
        <button key={key} type="button" onClick={() => press(key)}>
          {key}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('backspace')}
        onClick={() => {
          typed.current = true;
          onText(text.slice(0, -1));
        }}
      >
        <Icon name="backspace" size="xl" className="flip" />
      </button>
    </div>
  );
}
