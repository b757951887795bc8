import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '../format/useFormat.tsx';
import { fold } from './searchText.ts';

export type Choice = { value: string; label: string; count?: number };

type Props = {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

const MIN_SEARCHED = 9;

/** Checkboxes, any number of which may be on; a long list can be searched. */
export const ChoiceList = ({ label, choices, chosen, onChange }: Props) => {
  const { t } = useTranslation('table');
  const { number } = useFormat();
  const [q, setQ] = useState('');
  const visible = choices.filter((choice) => fold(choice.label).includes(fold(q))).slice(0, 200);
  return (
    <fieldset className="dt-choices" aria-label={label}>
      {choices.length > MIN_SEARCHED && (
        <span className="in">
          <input
            aria-label={t('options')}
            placeholder={t('options')}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </span>
      )}
      {visible.map(({ value, label: name, count }) => (
        <label key={value} className="dt-choice">
          <input
            type="checkbox"
            className="cb"
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span className="el">{name}</span>{' '}
          {count !== undefined && <span className="ink3 small">{number(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
};
