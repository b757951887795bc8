import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { matchesWords } from '#lib/paletteSources.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { keywords } from '../keywords.ts';
import { type NavigationEntry, navGroups } from '../navigation.ts';
import { NavLink } from './NavLink.tsx';
import { type Frame, isCurrent } from './useFrame.ts';

/** The entries that a search in the menu finds: by name, by the word of their group, by further words. */
export const useFindInMenu = () => {
  const { t: nav } = useTranslation('nav');
  const wordOf = (entry: NavigationEntry) => {
    const part = navGroups.find(({ group }) => group === entry.group);
    return part && 'heading' in part ? nav(part.heading) : undefined;
  };
  return (entries: readonly NavigationEntry[], query: string) =>
    entries.filter((entry) => matchesWords(query, nav(entry.label), wordOf(entry), keywords[entry.to]));
};

type Props = Pick<Frame, 'entries' | 'owner'> & {
  id?: string;
  autoFocus?: boolean;
  onPick?: (() => void) | undefined;
  /** What stands below the field while nothing is searched. */
  children: ReactNode;
};

/** The search of a menu, which also finds pages without an entry; Enter opens the first. */
export function MenuSearch({ entries, owner, id, autoFocus, onPick, children }: Props) {
  const { t } = useTranslation('app');
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const find = useFindInMenu();
  const found = query.trim() ? find(entries, query) : undefined;
  const pick = () => {
    setQuery('');
    onPick?.();
  };
  return (
    <>
      <form
        id={id}
        className="menufind"
        onSubmit={(event) => {
          event.preventDefault();
          if (!found?.[0]) return;
          void navigate({ to: found[0].to });
          pick();
        }}
      >
        <SearchBox
          value={query}
          onChange={setQuery}
          label={t('findInMenu')}
          width="100%"
          autoFocus={autoFocus}
        />
      </form>
      {found?.length === 0 && (
        <p className="small ink2" role="status" style={{ padding: '4px 20px' }}>
          {t('nothingInMenu')}
        </p>
      )}
      {found ? (
        <ul>
          {found.map((entry) => (
            <li key={entry.to}>
              <NavLink entry={entry} current={isCurrent(entry, owner)} onPick={pick} />
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </>
  );
}
