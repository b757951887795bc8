import { useEffect, useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';

type Props = { label: string; value: string; onChange: (text: string) => void; onEnd: () => void };

const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The search of a list; `/` focuses it from anywhere on the page. */
export const SearchField = ({ label, value, onChange, onEnd }: Props) => {
  const { t } = useTranslation('table');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const tick = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
      if (event.key !== '/' || event.ctrlKey || event.metaKey || (writing(event.target) && !tick)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <span className="in dt-search">
      <Icon name="find" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onEnd}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {value && (
        <button type="button" className="ib" aria-label={t('searchClear')} onClick={() => onChange('')}>
          <Icon name="cross" />
        </button>
      )}
    </span>
  );
};
