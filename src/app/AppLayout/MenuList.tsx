import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { matchesWords } from '#lib/paletteSources.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { type NavigationEntry, navGroups } from '../navigation.ts';
import { NavLink } from './NavLink.tsx';
import { type Frame, isCurrent } from './useFrame.ts';

/** Up to this many entries stand in one plain list. */
const MAX_PLAIN = 8;

type Props = Pick<Frame, 'entries' | 'owner'> & {
  /** Icons with small labels, without the search. */
  collapsed?: boolean;
  onPick?: () => void;
};

/** The side menu's content: a search that also finds pages without a menu entry, and the entries in groups. */
export function MenuList({ entries, owner, collapsed = false, onPick }: Props) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const id = useId();
  const found = query.trim()
    ? entries.filter(({ label, keywords }) => matchesWords(query, nav(label), keywords))
    : undefined;
  const listed = entries.filter(({ group }) => group);
  const pick = () => {
    setQuery('');
    onPick?.();
  };
  const list = (items: readonly NavigationEntry[], labelledBy?: string) => (
    <ul aria-labelledby={labelledBy}>
      {items.map((entry) => (
        <li key={entry.to}>
          <NavLink entry={entry} current={isCurrent(entry, owner)} onPick={pick} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {!collapsed && (
        <form
          style={{ padding: '0 16px var(--s2)', flex: 'none' }}
          onSubmit={(event) => {
            event.preventDefault();
            if (!found?.[0]) return;
            void navigate({ to: found[0].to });
            pick();
          }}
        >
          <SearchBox value={query} onChange={setQuery} label={t('findInMenu')} width="100%" />
        </form>
      )}
      {found?.length === 0 && (
        <p className="small ink2" role="status" style={{ padding: '4px 20px' }}>
          {t('nothingInMenu')}
        </p>
      )}
      {found
        ? list(found)
        : navGroups.map((part) => {
            const items = listed.filter(({ group }) => group === part.group);
            if (items.length === 0) return null;
            const plain = collapsed || items.length === 1 || listed.length <= MAX_PLAIN;
            if (plain || !('heading' in part)) return <div key={part.group}>{list(items)}</div>;
            return (
              <div key={part.group}>
                <div className="grp" id={`${id}-${part.group}`}>
                  {nav(part.heading)}
                </div>
                {list(items, `${id}-${part.group}`)}
              </div>
            );
          })}
    </>
  );
}
