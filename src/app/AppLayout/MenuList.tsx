import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { foldGroup } from '#modules/theme/queries/commands.ts';
import { useTheme } from '#stores/theme.ts';
import { Icon } from '#ui/Icon.tsx';
import type { NavigationEntry } from '../navigation.ts';
import { Badge } from './Badge.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { isHeaded, MAX_PLAIN, type MenuPart, pagesUnder, partsOf } from './menuParts.ts';
import { NavLink } from './NavLink.tsx';
import { usePins } from './pins.ts';
import { type Frame, isCurrent } from './useFrame.ts';
import { useSlashKey } from './useSlashKey.ts';

/** The most pages that the current entry opens below it. */
const MAX_PAGES = 3;

type Props = Pick<Frame, 'entries' | 'owner'> & {
  user: User | undefined;
  /** All groups are open, and have no button. */
  allOpen?: boolean;
  onPick?: () => void;
  onEditPins: () => void;
};

/** The side menu's content: search, pins, the other entries in groups, and what stands last. */
export function MenuList({ entries, owner, user, allOpen = false, onPick, onEditPins }: Props) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const closed = useTheme((state) => state.closedGroups);
  const pins = usePins(entries, user);
  const client = useQueryClient();
  const id = useId();
  useSlashKey(useCallback(() => document.getElementById(id)?.querySelector('input')?.focus(), [id]));
  const plain = partsOf(entries).flatMap(({ group, items }) => (group === 'help' ? [] : items));
  const isPlain = plain.length <= MAX_PLAIN;
  const list = (items: readonly NavigationEntry[], labelledBy?: string) => (
    <ul aria-labelledby={labelledBy}>
      {items.map((entry) => (
        <li key={entry.to}>
          <NavLink entry={entry} current={isCurrent(entry, owner)} onPick={onPick} />
          <Pages entries={entries} owner={owner} of={entry} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
  const part = (group: MenuPart) => {
    if (!isHeaded(group) || group.items.length === 1) return <div key={group.group}>{list(group.items)}</div>;
    const head = `${id}-${group.group}`;
    if (allOpen)
      return (
        <div key={group.group}>
          <div className="grp" id={head}>
            {nav(group.heading)}
          </div>
          {list(group.items, head)}
        </div>
      );
    const open = !closed.includes(group.group);
    return (
      <div key={group.group}>
        <button
          type="button"
          className="fold"
          id={head}
          aria-expanded={open}
          onClick={() => void foldGroup(client, group.group)}
        >
          <Icon name={open ? 'down' : 'right'} {...(open ? {} : { className: 'flip' })} />
          <span>{nav(group.heading)}</span>
          {!open && <Badge entries={group.items} />}
        </button>
        {open && list(group.items, head)}
      </div>
    );
  };
  // The drawer has its own button of Help.
  const last = partsOf(
    entries.filter(({ group, label }) => group === 'help' && !(allOpen && label === 'help')),
  );
  return (
    <MenuSearch entries={entries} owner={owner} id={id} onPick={onPick}>
      <div className="grow">
        {list(isPlain ? plain : pins)}
        {!isPlain && (
          <>
            <hr />
            {partsOf(entries, pins)
              .filter(({ group }) => group !== 'help')
              .map(part)}
          </>
        )}
      </div>
      <div className="last">
        {!isPlain && (
          <ul>
            <li>
              <button type="button" onClick={onEditPins}>
                <Icon name="pinOff" />
                {t('editPins')}
              </button>
            </li>
          </ul>
        )}
        {last.map(({ group, items }) => (
          <div key={group}>{list(items)}</div>
        ))}
      </div>
    </MenuSearch>
  );
}

type PagesProps = Pick<Frame, 'entries' | 'owner'> & {
  of: NavigationEntry;
  onPick?: (() => void) | undefined;
};

/** The pages under the current entry. */
function Pages({ entries, owner, of, onPick }: PagesProps) {
  const pages = isCurrent(of, owner) ? pagesUnder(entries, of).slice(0, MAX_PAGES) : [];
  if (pages.length === 0) return null;
  return (
    <ul className="pages">
      {pages.map((entry) => (
        <li key={entry.to}>
          <NavLink entry={entry} current={entry.to === owner?.to} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}
