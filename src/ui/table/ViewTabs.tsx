import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  views: readonly { id: string; label: string }[];
  counts: readonly number[] | undefined;
  value: string | undefined;
  panelId: string;
  onChange: (id: string) => void;
};

/** The saved views of a list, each with its count. */
export const ViewTabs = ({ views, counts, value, panelId, onChange }: Props) => {
  const { t, i18n } = useTranslation('table');
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    views.findIndex((view) => view.id === value),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = views[(at + step + views.length) % views.length];
    if (!step || !next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[views.indexOf(next)]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('views')} className="tabs dt-views" onKeyDown={onKeyDown}>
      {views.map((view, index) => (
        <button
          key={view.id}
          type="button"
          role="tab"
          aria-selected={index === at}
          aria-controls={panelId}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChange(view.id)}
        >
          {view.label} <span className="n">{counts?.[index]?.toLocaleString(i18n.language)}</span>
        </button>
      ))}
    </div>
  );
};
