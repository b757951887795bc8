import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useTheme } from '#stores/theme.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { NavigationEntry } from '../navigation.ts';
import { Badge } from './Badge.tsx';
import { type HeadedPart, MAX_PLAIN, partKey, pinsThatFit, rowParts, type Widths } from './menuParts.ts';
import { NavLink } from './NavLink.tsx';
import { isPinnable, usePins } from './pins.ts';
import { type Frame, isCurrent } from './useFrame.ts';
import { useMenuPanel } from './useMenuPanel.tsx';
import { useSlashKey } from './useSlashKey.ts';

/** What the search button and the hairline take, and the paddings of the row. */
const ENDS_PX = 40 + 19 + 28;

type Measured = { room: number; widths: Widths };

/** Measures an invisible copy of all names, again when the window, text size or language changes. */
const useMeasured = (signature: string) => {
  const copy = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>();
  const { fontSize, locale } = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured depends on them
  useLayoutEffect(() => {
    const measure = () => {
      const row = copy.current;
      const width = row?.parentElement?.clientWidth;
      if (!row || !width) return;
      const widths = Object.fromEntries(
        [...row.children].map((child) => [
          child.getAttribute('data-key') ?? '',
          child.getBoundingClientRect().width,
        ]),
      );
      setMeasured({ room: width - ENDS_PX, widths });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [signature, fontSize, locale]);
  return { copy, measured };
};

type Props = Pick<Frame, 'entries' | 'owner'> & { user: User | undefined; onEditPins: () => void };

/** The top menu: up to eight entries as they are; else pins, the words of the groups, and the search. */
export default function TopNav(props: Props) {
  const { entries, owner, user } = props;
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const listed = entries.filter(isPinnable);
  const pins = usePins(entries, user);
  const parts = rowParts(listed, [], 0);
  const page = listed.find((entry) => isCurrent(entry, owner));
  const { copy, measured } = useMeasured(
    `${[...listed, ...pins].map(({ to }) => to).join()} ${page?.to ?? ''}`,
  );
  const { openPanel, shown, panel } = useMenuPanel({ ...props, place: 'below' });
  const search = useRef<HTMLButtonElement>(null);
  useSlashKey(useCallback(() => search.current?.click(), []));

  const { room, widths } = measured ?? { room: 0, widths: {} };
  const isPlain =
    listed.length <= MAX_PLAIN &&
    (!measured || listed.reduce((sum, { to }) => sum + (widths[to] ?? 0), 0) <= room);
  const count = measured ? pinsThatFit(listed, pins, widths, room) : pins.length;
  const shownPins = pins.slice(0, count);
  /** The page of a group that no pin marks. */
  const pageOf = ({ items }: HeadedPart) =>
    page && items.includes(page) && !shownPins.includes(page) ? page : undefined;
  const words = (part: HeadedPart, current: NavigationEntry | undefined) =>
    current ? `${nav(part.heading)} · ${nav(current.label)}` : nav(part.heading);

  return (
    <nav className="topnav" aria-label={t('mainMenu')} style={{ position: 'relative', overflow: 'hidden' }}>
      <div ref={copy} inert aria-hidden="true" style={hidden}>
        {listed.map(({ to, icon, label, badge }) => (
          <span key={to} data-key={to} style={piece}>
            <Icon name={icon} />
            {nav(label)}
            {badge && <span className="n" />}
          </span>
        ))}
        {parts.map((part) => (
          <span key={part.group} data-key={part.group} style={piece}>
            {/* The name of the open page too, whether a pin marks it or not: the row must not change with it. */}
            {words(part, page && part.items.includes(page) ? page : undefined)}
            {part.items.some(({ badge }) => badge) && <span className="n" />}
            <Icon name="down" />
          </span>
        ))}
      </div>
      {(isPlain ? listed : shownPins).map((entry) => (
        <NavLink key={entry.to} entry={entry} current={isCurrent(entry, owner)} />
      ))}
      {!isPlain && <hr />}
      {!isPlain &&
        rowParts(listed, pins, count).map((part) => {
          const [only] = part.items;
          if (part.items.length === 1 && only)
            return <NavLink key={partKey(part)} entry={only} current={isCurrent(only, owner)} />;
          const current = pageOf(part);
          return (
            <button
              key={part.group}
              type="button"
              className={current ? 'on' : undefined}
              aria-haspopup="dialog"
              aria-expanded={shown === part.group}
              onClick={(event) => openPanel(event.currentTarget, part.group)}
            >
              {words(part, current)}
              <Badge entries={part.items.filter((entry) => !shownPins.includes(entry))} />
              <Icon name="down" />
            </button>
          );
        })}
      <span className="sp" />
      {entries.length > 0 && (
        <IconButton
          ref={search}
          className="find-in-menu"
          label={t('findInMenu')}
          icon={<Icon name="find" />}
          aria-haspopup="dialog"
          aria-keyshortcuts="/"
          onClick={(event) => openPanel(event.currentTarget, 'search')}
        />
      )}
      {panel}
    </nav>
  );
}

const hidden = { position: 'absolute', visibility: 'hidden', display: 'flex' } as const;
const piece = { display: 'flex', gap: 6, padding: '0 10px', fontWeight: 600, whiteSpace: 'nowrap' } as const;
