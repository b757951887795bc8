import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toMajor, toMinor } from '#lib/money.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { inputNumber, parseNumber } from '../format/parseNumber.ts';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  unit?: string;
  /** Whole numbers only; shows the plain number pad. */
  whole?: boolean;
  placeholder?: string;
  /** An amount of money: the field holds minor units of this currency, shown with its decimals. */
  currency?: string;
};

/** Between the value of the field and what is typed. */
const between = (currency: string | undefined) =>
  currency === undefined
    ? { show: (value: number) => value, keep: (typed: number | null) => typed }
    : {
        show: (minor: number) => toMajor(minor, currency) ?? 0,
        keep: (typed: number | null) => toMinor(typed, currency),
      };

/** A number in the user's notation, with its unit at the end; null when empty. */
export function NumberInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { i18n } = useTranslation('ui');
  const locale = i18n.language;
  const { field, value, frame, box, input } = useField(props);
  const [typed, setTyped] = useState<string>();
  const { show, keep } = between(props.currency);
  const formatted = typeof value === 'number' && !Number.isNaN(value) ? inputNumber(show(value), locale) : '';
  // While typing, the text stays as typed ("3." on the way to "3.5"), unless the form sets another number meanwhile.
  const same = typed !== undefined && Object.is(keep(parseNumber(typed, locale)), value ?? null);
  return (
    <Field {...frame}>
      <div className={box}>
        <input
          {...input}
          type="text"
          inputMode={props.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={props.placeholder}
          value={same ? typed : formatted}
          onChange={(event) => {
            setTyped(event.target.value);
            field.onChange(keep(parseNumber(event.target.value, locale)));
          }}
          onBlur={() => {
            if (!Number.isNaN(value)) setTyped(undefined);
            field.onBlur();
          }}
        />
        {(props.unit ?? props.currency) && <span className="u">{props.unit ?? props.currency}</span>}
      </div>
    </Field>
  );
}
