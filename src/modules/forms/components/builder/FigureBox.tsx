import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Field } from '#ui/form/Field.tsx';
import { inputNumber, parseNumber } from '#ui/format/parseNumber.ts';
import { useKept } from '../../useKept.ts';

type Props = { label: string; value: number | null; onKeep: (value: number | null) => void };

/** A figure of a line's settings. */
export function FigureBox({ label, value, onKeep }: Props) {
  const id = useId();
  const { i18n } = useTranslation('forms');
  const { text, onChange, onBlur } = useKept(
    value === null ? '' : inputNumber(value, i18n.language),
    (typed) => {
      const read = parseNumber(typed, i18n.language);
      if (read === null || !Number.isNaN(read)) onKeep(read);
    },
  );
  return (
    <Field id={id} label={label}>
      <div className="in">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </div>
    </Field>
  );
}
