import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useTheme } from '#stores/theme.ts';
import { Icon } from '#ui/Icon.tsx';
import type { NavigationEntry } from '../navigation.ts';
import { MenuButton } from './MenuButton.tsx';
import { NavLink } from './NavLink.tsx';
import { type Frame, isCurrent } from './useFrame.ts';

/** The number of widths that fit into `room`, if a remainder needs another `more` px. */
export const fitting = (widths: readonly number[], room: number, more: number) => {
  let used = 0;
  const sums = widths.map((width) => (used += width));
  if (used <= room) return widths.length;
  return sums.filter((sum) => sum + more <= room).length;
};

const MORE_WIDTH_PX = 96;

/** Counts how many entries fit; measures an invisible copy, again when the window, text size or language changes. */
const useFitting = (entries: readonly NavigationEntry[]) => {
  const copy = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(entries.length);
  const { fontSize, locale } = useTheme();
  const signature = `${entries.map(({ to }) => to).join()} ${fontSize} ${locale}`;
  useLayoutEffect(() => {
    const measure = () => {
      const row = copy.current;
      if (!row || signature === '') return;
      const widths = [...row.children].map((child) => child.getBoundingClientRect().width);
      setCount(fitting(widths, row.parentElement?.clientWidth ?? 0, MORE_WIDTH_PX));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [signature]);
  return { copy, count };
};

/** The top menu: a row of entries, the rest under More. */
export function TopNav({ entries, owner }: Pick<Frame, 'entries' | 'owner'>) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const listed = entries.filter(({ group }) => group);
  const { copy, count } = useFitting(listed);
  const rest = listed.slice(count);
  return (
    <nav className="topnav" aria-label={t('mainMenu')} style={{ position: 'relative', overflow: 'hidden' }}>
      <div ref={copy} inert aria-hidden="true" style={hidden}>
        {listed.map(({ to, icon, label, badge }) => (
          <span
            key={to}
            style={{ display: 'flex', gap: 6, padding: '0 10px', fontWeight: 600, whiteSpace: 'nowrap' }}
          >
            <Icon name={icon} />
            {nav(label)}
            {badge && <span className="n" />}
          </span>
        ))}
      </div>
      {listed.slice(0, count).map((entry) => (
        <NavLink key={entry.to} entry={entry} current={isCurrent(entry, owner)} />
      ))}
      {rest.length > 0 && (
        <MenuButton
          {...(rest.some((entry) => isCurrent(entry, owner)) ? { className: 'on' } : {})}
          items={rest.map(({ to, label, icon }) => ({ to, label: nav(label), icon: <Icon name={icon} /> }))}
        >
          <Icon name="more" />
          {t('more')}
        </MenuButton>
      )}
    </nav>
  );
}

const hidden = { position: 'absolute', visibility: 'hidden', display: 'flex' } as const;
