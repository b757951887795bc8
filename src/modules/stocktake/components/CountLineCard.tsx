import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { quantityIn, StockStepper } from '#modules/inventory/components/StockStepper.tsx';
import { tidy } from '#modules/inventory/rules.ts';
import { quantityAt } from '#modules/movements/rules.ts';
import { Button } from '#ui/Button.tsx';
import { inputNumber } from '#ui/format/parseNumber.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { CountLine } from '../rules.ts';
import type { CountAnswer } from '../useSheet.ts';
import { Difference } from './Difference.tsx';
import styles from './stocktake.module.css';

type Props = {
  line: CountLine;
  where: string;
  blind: boolean;
  /** The name of the item after this one; undefined for the last. */
  next: string | undefined;
  onEnter: (answer: CountAnswer) => void;
};

const offered = ['taken', 'miscounted', 'lost', 'elsewhere'] as const;

/** The line in hand: how many are there, and why that differs from what is booked. */
export function CountLineCard({ line, where, blind, next, onEnter }: Props) {
  const { t, i18n } = useTranslation(['stocktake', 'movements']);
  const format = useFormat();
  const { item, spot } = line;
  // Others may book while this line is in hand: what was shown stays.
  const [booked] = useState(() => quantityAt(item, spot));
  const [text, setText] = useState(blind ? '' : inputNumber(booked, i18n.language));
  const [cause, setCause] = useState<(typeof offered)[number]>();
  const counted = quantityIn(text, i18n.language);
  const differs = !blind && counted !== undefined && counted !== booked;
  return (
    <form
      className={`${styles.card} rail-sel`}
      aria-label={item.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (counted !== undefined) onEnter({ counted, cause: (differs && cause) || 'none', reason: '' });
      }}
    >
      <div className={styles.name}>
        <div>
          <h2>{item.name}</h2>
          <p>{[item.manufacturer, item.partNo, where].filter(Boolean).join(' · ')}</p>
        </div>
        {!blind && counted !== undefined && <Difference variance={tidy(counted - booked)} />}
      </div>
      <StockStepper
        label={t('howMany')}
        text={text}
        onText={setText}
        note={blind ? item.unit || t('howMany') : t('booked', { amount: format.quantity(booked, item.unit) })}
      />
      {differs && (
        <fieldset className={styles.reasons}>
          <legend className="vh">{t('why')}</legend>
          {offered.map((each) => (
            <Button
              key={each}
              aria-pressed={cause === each}
              onClick={() => setCause(cause === each ? undefined : each)}
            >
              {t(`cause.${each}`)}
            </Button>
          ))}
        </fieldset>
      )}
      <Button type="submit" variant="primary" big disabled={counted === undefined}>
        {next === undefined ? t('last') : t('next', { name: next })}
      </Button>
    </form>
  );
}
