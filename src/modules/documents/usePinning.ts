import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { addAlert } from '#stores/alerts.ts';
import { pin, unpin, usePins } from './queries/pins.ts';

type Kept = { documentID: string; file: Pick<StoredFile, '_id' | 'url'> };

/** What this device keeps, and the ways to keep more or less. */
export const usePinning = () => {
  const { t } = useTranslation('documents');
  const pins = usePins();
  const [busy, setBusy] = useState(false);
  return {
    pins,
    busy,
    keep: async (list: readonly Kept[]) => {
      setBusy(true);
      let failed = 0;
      for (const { documentID, file } of list)
        await pin(documentID, file).catch(() => {
          failed++;
        });
      setBusy(false);
      if (failed > 0) addAlert({ kind: 'error', text: t('pin.failed', { count: failed }) });
      else addAlert({ kind: 'success', text: t('pin.done', { count: list.length }) });
    },
    giveBack: async (ids: readonly string[]) => {
      for (const id of ids) await unpin(id);
    },
  };
};
