import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '../format/useFormat.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';

type Props = { label: string; value: number; onChange: (value: number) => void; min?: number; max?: number };

/** A small number with minus and plus buttons, for wet thumbs. */
export function Stepper({ label, value, onChange, min = 0, max = 100_000 }: Props) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line in every browser
    <span className="step" role="group" aria-label={label}>
      <IconButton
        label={t('less', { name: label })}
        icon={<Icon name="minus" />}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      />
      <b aria-live="polite">{number(value)}</b>
      <IconButton
        label={t('more', { name: label })}
        icon={<Icon name="plus" />}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      />
    </span>
  );
}
