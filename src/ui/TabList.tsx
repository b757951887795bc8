import type { KeyboardEvent } from 'react';
import { useFormat } from './format/useFormat.tsx';

type Item<Id extends string> = { id: Id; label: string; count?: number | undefined };
type Props<Id extends string> = {
  label: string;
  items: Item<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Connects tabs and panels; also passed to `tabPanelProps`. */
  idPrefix: string;
};

/** The attributes of a tab's panel. */
export const tabPanelProps = (idPrefix: string, id: string) => ({
  role: 'tabpanel',
  id: `${idPrefix}-panel-${id}`,
  'aria-labelledby': `${idPrefix}-tab-${id}`,
});

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs within a page without URLs of their own; arrow keys, Home and End move between them. */
export function TabList<Id extends string>({ label, items, value, onChange, idPrefix }: Props<Id>) {
  const { number } = useFormat();
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step && index + step * rtl;
    const target = to === undefined ? undefined : items.at(to % items.length);
    if (!target) return;
    event.preventDefault();
    onChange(target.id);
    document.getElementById(`${idPrefix}-tab-${target.id}`)?.focus();
  };
  return (
    <div className="tabs no-print" role="tablist" aria-label={label}>
      {items.map(({ id, label: name, count }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${id}`}
          aria-selected={id === value}
          aria-controls={id === value ? `${idPrefix}-panel-${id}` : undefined}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
          onKeyDown={(event) => move(event, index)}
        >
          {name}
          {count !== undefined && <span className="n">{number(count)}</span>}
        </button>
      ))}
    </div>
  );
}
