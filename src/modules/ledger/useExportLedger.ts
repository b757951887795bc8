import { useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { spotPath } from '#modules/locations/rules.ts';
import type { Movement } from '#modules/movements/contract.ts';
import { allMovements, type LedgerFilter } from '#modules/movements/queries.ts';
import { useMovementText } from '#modules/movements/useMovementText.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

/** Saves all movements of a filter as a file, those that are not shown too. */
export const useExportLedger = (filter: LedgerFilter, paths: ReadonlyMap<string, readonly string[]>) => {
  const { t } = useTranslation(['ledger', 'movements']);
  const { boatID } = useUser();
  const format = useFormat();
  const { deedOf } = useMovementText(paths);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const at = (spot: Movement['fromLocation']) => (spot ? spotPath(paths, spot) : '');
  const save = async (ending: 'csv' | 'xlsx') => {
    setSaving(true);
    setFailed(false);
    try {
      const rows = await allMovements(boatID, filter);
      const { toCsv, fileName } = await import('#ui/table/exportRows.ts');
      const heads = [
        'movements:when',
        'item',
        'movements:what',
        'movements:from',
        'movements:to',
        'movements:change',
        'leftAfter',
        'movements:reason',
        'movements:note',
        'movements:who',
      ] as const;
      const sheet = [
        heads.map((head) => t(head)),
        ...rows.map((row) => [
          format.fullDayTime(row.at),
          row.itemName,
          deedOf(row),
          at(row.fromLocation),
          at(row.toLocation),
          row.quantity,
          row.left,
          row.reason,
          row.note,
          row.userName,
        ]),
      ];
      const content =
        ending === 'csv'
          ? new Blob([await toCsv(sheet)], { type: 'text/csv;charset=utf-8' })
          : await (await import('#ui/table/xlsx.ts')).toXlsx(sheet);
      saveFile(content, fileName(t('allTitle'), new Date(), ending));
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, hasFailed };
};
