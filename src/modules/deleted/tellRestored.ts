import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { loadTranslator } from '#lib/text.ts';
import { startWrite } from '#lib/undoable.ts';
import { addAlert, useAlerts } from '#stores/alerts.ts';

type Item = { resource: string; id: string; rev: number };
type Restored = { name: string; all: readonly Item[] };
type Again = MutationOptions<{ _id: string }, Error, Item>;

const KEY = 'restored';
let told: readonly Restored[] = [];

/** Says that the server has restored something, with undo; several in a row are one notice. */
export const tellRestored = async (client: QueryClient, one: Restored, deleteAgain: Again) => {
  const t = await loadTranslator('deleted');
  // Other tabs of this device hear of the answer too.
  if (document.visibilityState === 'hidden') return;
  told = useAlerts.getState().alerts.some(({ id }) => id === KEY) ? [...told, one] : [one];
  const here = told;
  const count = here.reduce((sum, each) => sum + each.all.length, 0);
  addAlert({
    kind: 'success',
    text: count === 1 && one.name ? t('restoredOne', { name: one.name }) : t('restored', { count }),
    action: {
      label: t('undo'),
      // What was restored last hangs on what was restored before.
      onClick: () => {
        for (const each of here.flatMap(({ all }) => all).toReversed())
          void startWrite(client, deleteAgain, each);
      },
    },
    sticky: true,
    key: KEY,
  });
};
