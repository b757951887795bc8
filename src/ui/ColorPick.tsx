import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from './Icon.tsx';
import { readableTextColor } from './readableTextColor.ts';

const usual = [
  '#2B2E33',
  '#0A6273',
  '#1F3A5F',
  '#2B6A35',
  '#7F5200',
  '#B3261E',
  '#9A1768',
  '#4650B5',
] as const;

type Props = {
  label: string;
  value: string;
  onChange: (color: string) => void;
  colors?: readonly string[] | undefined;
  name?: string;
};

/** Swatches as radio buttons, and the device's own colour picker for other colours. */
export function ColorPick({ label, value, onChange, colors = usual, name }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const chosen = value.toLowerCase();
  const listed = colors.some((color) => color.toLowerCase() === chosen);
  return (
    <>
      <span className="flabel" id={id}>
        {label}
      </span>
      <div className="sws" role="radiogroup" aria-labelledby={id}>
        {colors.map((color) => (
          <label key={color} className="swt" style={{ background: color, color: readableTextColor(color) }}>
            <input
              type="radio"
              name={name ?? id}
              aria-label={color}
              checked={color.toLowerCase() === chosen}
              onChange={() => onChange(color)}
            />
            {color.toLowerCase() === chosen && <Icon name="check" />}
          </label>
        ))}
        <label
          className={listed || !chosen ? 'swt' : 'swt on'}
          title={t('customColor')}
          style={listed || !chosen ? undefined : { background: value, color: readableTextColor(value) }}
        >
          <input
            type="color"
            aria-label={t('customColor')}
            value={/^#[0-9a-f]{6}$/.test(chosen) ? chosen : '#2b2e33'}
            onChange={(event) => onChange(event.target.value)}
          />
          <Icon name={listed || !chosen ? 'plus' : 'check'} />
        </label>
      </div>
    </>
  );
}
