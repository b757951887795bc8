import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from './pipeline.ts';

export type Choice = { value: string; label: string; count?: number };

type Props = {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

const MANY = 9;

/** Ticks of which any number may be on; a long list can be searched. */
export const ChoiceList = ({ label, choices, chosen, onChange }: Props) => {
  const { t, i18n } = useTranslation('table');
  const [q, setQ] = useState('');
  const shown = choices.filter((choice) => fold(choice.label).includes(fold(q))).slice(0, 200);
  return (
    <fieldset className="dt-choices" aria-label={label}>
      {choices.length > MANY && (
        <span className="in">
          <input
            aria-label={t('options')}
            placeholder={t('options')}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </span>
      )}
      {shown.map(({ value, label: name, count }) => (
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
          {count !== undefined && <span className="ink3 small">{count.toLocaleString(i18n.language)}</span>}
        </label>
      ))}
    </fieldset>
  );
};
