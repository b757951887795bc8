import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { PaletteItem } from '#lib/paletteSources.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';

type Props = {
  find: (query: string) => PaletteItem[];
  onPick: (item: PaletteItem) => void;
  onClose: () => void;
};

/** A field and its results: arrow keys choose, Enter goes, Escape closes. The focus stays in the field. */
export function PaletteBox({ find, onPick, onClose }: Props) {
  const { t } = useTranslation('app');
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const chosen = useRef<HTMLDivElement>(null);
  const items = find(query);
  const current = Math.min(active, items.length - 1);
  useEffect(() => {
    if (current >= 0) chosen.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const step = (by: number) => setActive((current + by + items.length) % Math.max(items.length, 1));
  const act = (key: string) => {
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter') items[current] && onPick(items[current]);
    else if (key === 'Escape') onClose();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent) => {
    // While a Chinese or Japanese word is being composed, Enter and the arrows belong to the input method.
    if (event.nativeEvent.isComposing || !act(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div className="in" style={{ margin: 12, flex: 'none' }}>
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened in order to type
          autoFocus
          role="combobox"
          aria-label={t('searchEverything')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items[current] ? `${id}-${current}` : undefined}
          placeholder={t('searchHint')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onKeyDown={press}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('results')} style={listStyle}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys, as a combobox does
          <div
            key={item.id}
            id={`${id}-${index}`}
            ref={index === current ? chosen : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(item)}
            className="row"
            style={optionStyle(index === current)}
          >
            <span className="el">{item.label}</span>
            {item.hint && <span className="small ink2 el">{item.hint}</span>}
          </div>
        ))}
      </div>
      {items.length === 0 && (
        <p role="status" className="ink2" style={{ padding: '0 20px 20px' }}>
          {t('nothingFound', { query })}
        </p>
      )}
    </>
  );
}

const listStyle = { overflow: 'auto', padding: '0 8px 8px', maxHeight: '60vh' } as const;

const optionStyle = (current: boolean) => ({
  minHeight: 'var(--ctl)',
  padding: '0 12px',
  borderRadius: 4,
  cursor: 'pointer',
  background: current ? 'var(--accent-tint)' : undefined,
});
