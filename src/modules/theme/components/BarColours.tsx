import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { changeTheme, useTheme } from '#stores/theme.ts';
import { Icon } from '#ui/Icon.tsx';
import { readableTextColor } from '#ui/readableTextColor.ts';

const colours = [
  ['graphite', '#2B2E33'],
  ['navy', '#15304A'],
  ['teal', '#123C3C'],
  ['mahogany', '#3D2A2A'],
  ['plum', '#3A3450'],
  ['silver', '#E6E8EA'],
] as const;

/** The top bar's colour: six presets, or a custom one. */
export function BarColours({ onChange }: { onChange: (colour: string) => void }) {
  const { t } = useTranslation('theme');
  const value = useTheme((state) => state.topNavColor).toUpperCase();
  const own = !colours.some(([, colour]) => colour === value);
  const id = useId();
  return (
    <div className="f" role="radiogroup" aria-labelledby={id}>
      <span className="flabel" id={id}>
        {t('topBarColour')}
      </span>
      <div className="sws" style={{ marginBlockStart: 4 }}>
        {colours.map(([name, colour]) => (
          <label
            key={name}
            className="swt"
            style={{ background: colour, color: readableTextColor(colour) }}
            title={t(name)}
          >
            <input
              type="radio"
              name={id}
              aria-label={t(name)}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            {colour === value && <Icon name="check" />}
          </label>
        ))}
        <OwnColour value={value} chosen={own} onChange={onChange} />
      </div>
    </div>
  );
}

type OwnProps = { value: string; chosen: boolean; onChange: (colour: string) => void };

/** The system's colour picker: the bar follows while the user picks, and the choice is saved when the picker closes. */
function OwnColour({ value, chosen, onChange }: OwnProps) {
  const { t } = useTranslation('theme');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    // React's onChange is the `input` event; the native `change` fires once, at the end.
    const commit = () => field && onChange(field.value.toUpperCase());
    field?.addEventListener('change', commit);
    return () => field?.removeEventListener('change', commit);
  }, [onChange]);
  const look = chosen ? { background: value, color: readableTextColor(value) } : undefined;
  return (
    <label className={chosen ? 'swt on' : 'swt'} style={look} title={t('ownColour')}>
      <input
        ref={input}
        type="color"
        aria-label={t('ownColour')}
        value={value.toLowerCase()}
        onChange={(event) => changeTheme({ topNavColor: event.target.value.toUpperCase() })}
      />
      <Icon name={chosen ? 'check' : 'plus'} />
    </label>
  );
}
