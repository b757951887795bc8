import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { findInSources, matchesWords, type PaletteItem } from '#lib/paletteSources.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { usePeopleOfBoat } from '#modules/profile/queries.ts';
import { useMyBoats, useSwitchBoat } from '#modules/vessel/queries.ts';
import { Dialog } from '#ui/overlay/roots.tsx';
import { allows } from '../allows.ts';
import { keywords } from '../keywords.ts';
import { navigation } from '../navigation.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { readRecent, storeRecent } from './recent.ts';
import { useModuleCommands } from './useModuleCommands.tsx';

const MAX_ITEMS = 30;

type Props = { user: User; open: boolean; onClose: () => void; onTheme: () => void; onScan: () => void };

/** The user's other boats; choosing one switches to it. */
const useBoatItems = ({ boatID, superadmin, managementID }: User): PaletteItem[] => {
  const { t } = useTranslation('app');
  const { data: boats = [] } = useMyBoats(superadmin || managementID !== '');
  const { mutate } = useSwitchBoat();
  return boats
    .filter(({ _id }) => _id !== boatID)
    .map(({ _id, name }) => ({
      id: `boat.${_id}`,
      label: name,
      hint: t('switchHere'),
      run: () => mutate({ boatID: _id, boatName: name }),
    }));
};

/**
 * Goes anywhere by name: recent choices, the pages a user may open, their other boats, the modules' commands, and what
 * they find in their caches.
 */
export default function CommandPalette({ user, open, onClose, onTheme, onScan }: Props) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const client = useQueryClient();
  const navigate = useNavigate();

  // People are looked for from everywhere: their list comes with the palette, and is found in the cache.
  usePeopleOfBoat();
  const { items: commands, element } = useModuleCommands(user);
  const boats = useBoatItems(user);
  const theme: PaletteItem = { id: 'command.theme', label: t('themeCommand'), run: onTheme };
  const scan: PaletteItem = { id: 'command.scan', label: t('scan'), run: onScan };

  const find = (query: string): PaletteItem[] => {
    const entries = navigation.filter(
      (entry) => allows(user, entry) && matchesWords(query, nav(entry.label), keywords[entry.to]),
    );
    const pages = entries.map(({ to, label }): PaletteItem => ({ id: to, to, label: nav(label) }));
    const recent = readRecent(user.boatID).filter(({ label, hint }) => matchesWords(query, label, hint));
    const found = query.trim() ? findInSources(query, client) : [];
    const seen = new Set<string>();
    const named = query.trim()
      ? [...commands, scan, theme, ...boats].filter(({ label }) => matchesWords(query, label))
      : [];
    return [...named, ...recent, ...pages, ...found]
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .slice(0, MAX_ITEMS);
  };

  const pick = (item: PaletteItem) => {
    onClose();
    if (item.run) return item.run();
    storeRecent(user.boatID, item);
    const { to, params, search } = item;
    void navigate({ to, params, search });
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        fullWidth
        maxWidth="sm"
        aria-label={t('searchEverything')}
        slotProps={{
          container: { style: { alignItems: 'flex-start' } },
          paper: { style: { marginBlockStart: '10vh' } },
        }}
      >
        <PaletteBox find={find} onPick={pick} onClose={onClose} />
      </Dialog>
      {element}
    </>
  );
}
