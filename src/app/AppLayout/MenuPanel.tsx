import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { MAX_PINS } from '#modules/theme/contract.ts';
import { changePins } from '#modules/theme/queries/commands.ts';
import { Button } from '#ui/Button.tsx';
import { Popover } from '#ui/overlay/roots.tsx';
import type { NavFacts } from '../navFacts.ts';
import { type NavGroup, type NavigationEntry, navGroups } from '../navigation.ts';
import { MenuSearch } from './MenuSearch.tsx';
import { straightOf } from './menuParts.ts';
import { NavLink } from './NavLink.tsx';
import { PinButton } from './PinButton.tsx';
import { toggled, usePins } from './pins.ts';
import { type Frame, isCurrent } from './useFrame.ts';
import './menu.css';

type Props = Pick<Frame, 'entries' | 'owner'> & {
  user: User | undefined;
  anchor: HTMLElement;
  shows: NavGroup | 'search';
  place: 'below' | 'beside';
  onClose: () => void;
  onEditPins: () => void;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from link to link. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  event.preventDefault();
  links[(at + step + links.length) % links.length]?.focus();
};

/** What a group of the menu has: its entries with their pins, and the pages beside them; or the search in the menu. */
export default function MenuPanel({ anchor, shows, place, onClose, ...menu }: Props) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const part = navGroups.find(({ group }) => group === shows);
  const name = part && 'heading' in part ? nav(part.heading) : t('findInMenu');
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={
        place === 'below'
          ? { vertical: 'bottom', horizontal: 'left' }
          : { vertical: 'top', horizontal: 'right' }
      }
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': name,
          className: 'menupanel',
          elevation: 0,
          style: place === 'below' ? { marginBlockStart: 8 } : { marginInlineStart: 8 },
        },
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the links inside */}
      <div onKeyDown={walk}>
        {shows === 'search' ? (
          <MenuSearch {...menu} autoFocus onPick={onClose}>
            <p className="small ink2 hint">{t('findInMenuHint')}</p>
          </MenuSearch>
        ) : (
          <Group {...menu} group={shows} onClose={onClose} />
        )}
      </div>
    </Popover>
  );
}

/** Every module that has a `navFacts.ts`; the menu knows none of them by name. */
const files = import.meta.glob<{ default: NavFacts }>('../../modules/*/navFacts.ts', { eager: true });

const factOf = new Map(
  Object.values(files)
    .flatMap((file) => Object.entries(file.default))
    .map(([to, load]) => [to, lazy(() => load().catch(() => ({ default: () => null })))]),
);

/** The live fact of an entry, in a line that has its room before it is known. */
function Fact({ of }: { of: NavigationEntry }) {
  const Part = factOf.get(of.to);
  return (
    Part && (
      <small>
        <Suspense>
          <Part />
        </Suspense>
      </small>
    )
  );
}

type GroupProps = Omit<Props, 'anchor' | 'shows' | 'place'> & { group: NavGroup };

function Group({ group, entries, owner, user, onClose, onEditPins }: GroupProps) {
  const { t } = useTranslation('menu');
  const client = useQueryClient();
  const pins = usePins(entries, user);
  const items = entries.filter((entry) => entry.group === group);
  const straight = straightOf(entries, group);
  const full = pins.length >= MAX_PINS;
  const ordered = [
    ...items.filter((entry) => pins.includes(entry)),
    ...items.filter((entry) => !pins.includes(entry)),
  ];
  return (
    <>
      <div className="cols">
        <ul>
          {ordered.map((entry) => (
            <li key={entry.to}>
              <NavLink
                entry={entry}
                current={isCurrent(entry, owner)}
                onPick={onClose}
                fact={<Fact of={entry} />}
              />
              <PinButton
                entry={entry}
                pinned={pins.includes(entry)}
                full={full}
                onToggle={() => void changePins(client, toggled(pins, entry))}
              />
            </li>
          ))}
        </ul>
        {straight.length > 0 && (
          <section aria-label={t('straightTo')}>
            <h2>{t('straightTo')}</h2>
            <ul>
              {straight.map((entry) => (
                <li key={entry.to}>
                  <NavLink entry={entry} current={entry.to === owner?.to} onPick={onClose} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <footer>
        <span className="small ink2">{t(full ? 'pinsFull' : 'pinsHint', { most: MAX_PINS })}</span>
        <span className="sp" />
        <Button
          variant="link"
          onClick={() => {
            onClose();
            onEditPins();
          }}
        >
          {t('editPins')}
        </Button>
      </footer>
    </>
  );
}
