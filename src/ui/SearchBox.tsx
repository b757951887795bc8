import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

type Props = {
  value: string;
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
  width?: number | string;
  autoFocus?: boolean | undefined;
};

/** A search field with a clear button; Escape clears it too. */
export function SearchBox({ value, onChange, label, placeholder = label, width = 232, autoFocus }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className="in" style={{ width }}>
      <Icon name="search" />
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: only where a search was opened in order to type
        autoFocus={autoFocus}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && onChange('')}
      />
      {value && (
        <IconButton label={t('clear')} icon={<Icon name="close" size="s" />} onClick={() => onChange('')} />
      )}
    </div>
  );
}
