import { type ReactNode, useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { inputNumber, parseNumber } from '#ui/format/parseNumber.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { MAX_AMOUNT } from '../contract.ts';
import { tidy } from '../rules.ts';
import styles from './stockStepper.module.css';

type Props = {
  /** Named so for screen readers. */
  label: string;
  /** What was typed, in the reader's notation. */
  text: string;
  onText: (text: string) => void;
  /** Below the figure: what it leaves, what is booked. */
  note: ReactNode;
};

/** The quantity in a typed text; undefined while it is none, or out of bounds. */
export const quantityIn = (text: string, language: string): number | undefined => {
  const value = parseNumber(text, language);
  return value === null || Number.isNaN(value) || value < 0 || value > MAX_AMOUNT ? undefined : tidy(value);
};

/** A quantity for a thumb: minus and plus of 72 pixels, and the figure itself to type. */
export function StockStepper({ label, text, onText, note }: Props) {
  const { t, i18n } = useTranslation('movements');
  const id = useId();
  const quantity = quantityIn(text, i18n.language);
  const step = (change: number) =>
    onText(inputNumber(Math.max(0, tidy((quantity ?? 0) + change)), i18n.language));
  return (
    <div className={styles.figure}>
      <IconButton label={t('oneLess')} icon={<Icon name="minus" />} onClick={() => step(-1)} />
      <label htmlFor={id} className={styles.amount}>
        <span className="vh">{label}</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder="–"
          aria-describedby={`${id}-note`}
          aria-invalid={text.trim() !== '' && quantity === undefined ? true : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onText(event.target.value)}
        />
        <span id={`${id}-note`}>{note}</span>
      </label>
      <IconButton label={t('oneMore')} icon={<Icon name="plus" />} onClick={() => step(1)} />
    </div>
  );
}
