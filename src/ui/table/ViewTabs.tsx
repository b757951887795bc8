import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '../format/useFormat.tsx';
import { Icon } from '../Icon.tsx';

export type ViewTab = {
  id: string;
  label: string;
  count: number | undefined;
  /** Its owner, if it is shared with everybody on the vessel. */
  sharedBy?: string | undefined;
};

type Props = {
  tabs: readonly ViewTab[];
  value: string | undefined;
  panelId: string;
  onChange: (id: string) => void;
  list?: RefObject<HTMLDivElement | null>;
};

/** The views of a list, each with its count. */
export const ViewTabs = ({ tabs, value, panelId, onChange, list: given }: Props) => {
  const { t } = useTranslation('table');
  const { number } = useFormat();
  const own = useRef<HTMLDivElement>(null);
  const list = given ?? own;
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  );
  // A view opened by URL may be beyond the edge of a phone's screen.
  useEffect(() => {
    if (at > 0)
      list.current
        ?.querySelectorAll('[role=tab]')
        [at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [list, at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!step || !next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('views')} className="tabs dt-views" onKeyDown={onKeyDown}>
      {tabs.map(({ id, label, count, sharedBy }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={index === at}
          aria-controls={panelId}
          tabIndex={index === at ? 0 : -1}
          title={sharedBy && t('sharedBy', { name: sharedBy })}
          onClick={() => onChange(id)}
        >
          {sharedBy && <Icon name="groups" size="s" />}
          {label} <span className="n">{count !== undefined && number(count)}</span>
        </button>
      ))}
    </div>
  );
};
