import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { findInSources, matchesWords, type PaletteItem } from '#lib/paletteSources.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Dialog } from '#ui/overlay/roots.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { allows } from '../allows.ts';
import { navigation } from '../navigation.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { readRecent, storeRecent } from './recent.ts';

const MAX_ITEMS = 30;

type Props = { user: User; open: boolean; onClose: () => void; onTheme: () => void };

/** Goes anywhere by name: recent choices, the pages a user may open, and what the modules find in their caches. */
export default function CommandPalette({ user, open, onClose, onTheme }: Props) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const client = useQueryClient();
  const navigate = useNavigate();

  const newJob = useDialog(() => import('#modules/job/components/CreateJobDialog.tsx'));
  const report = useDialog(() => import('#modules/job/components/ReportDialog.tsx'));
  const aboard = user.boatID !== '' && can(user, 'member');
  const deeds: readonly (PaletteItem & { may: boolean })[] = [
    {
      id: 'deed.newJob',
      label: t('deed.newJob'),
      may: aboard && can(user, { flag: 'jobs' }),
      run: () => newJob.open(),
    },
    { id: 'deed.report', label: t('deed.report'), may: aboard, run: () => report.open() },
    {
      id: 'deed.hours',
      label: t('deed.hours'),
      may: aboard && can(user, { flag: 'equipmentspage' }),
      to: '/app/equipment/hours',
    },
    { id: 'deed.theme', label: t('deed.theme'), may: true, run: onTheme },
  ];

  const find = (query: string): PaletteItem[] => {
    const entries = navigation.filter(
      (entry) => allows(user, entry) && matchesWords(query, nav(entry.label), entry.keywords),
    );
    const pages = entries.map(({ to, label }): PaletteItem => ({ id: to, to, label: nav(label) }));
    const recent = readRecent(user.boatID).filter(({ label, hint }) => matchesWords(query, label, hint));
    const found = query.trim() ? findInSources(query, client) : [];
    const seen = new Set<string>();
    const does = query.trim() ? deeds.filter(({ may, label }) => may && matchesWords(query, label)) : [];
    return [...does, ...recent, ...pages, ...found]
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
      {newJob.element}
      {report.element}
    </>
  );
}
