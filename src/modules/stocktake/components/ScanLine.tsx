import { useState } from 'react';
import { now } from '#lib/clock.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { itemsMeant } from '#modules/inventory/components/barcode.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import type { Code } from '#modules/scan/components/code.ts';
import { idIn, readCode } from '#modules/scan/components/readCode.ts';
import { Viewfinder } from '#modules/scan/components/Viewfinder.tsx';
import { Dialog } from '#ui/Dialog.tsx';

type Props = {
  items: readonly InventoryItem[];
  onItem: (item: InventoryItem) => void;
  onClose: () => void;
};

/** Finds the line to count by a code; what is not on the sheet is added to it. */
export default function ScanLine({ items, onItem, onClose }: Props) {
  const { t } = useTranslation('stocktake');
  const [unknown, setUnknown] = useState<string>();
  const find = ({ text }: Code) => {
    const code = readCode(text, window.location.origin, new Date(now()).getUTCFullYear());
    const id = idIn(code, '/app/inventory/');
    const [item] = itemsMeant(items, code, id);
    if (!item) return setUnknown(code.text);
    onClose();
    onItem(item);
  };
  return (
    <Dialog open full title={t('scan')} onClose={onClose}>
      <Viewfinder onCode={find} />
      {unknown !== undefined && (
        <p role="status" style={{ padding: 'var(--s4)', overflowWrap: 'anywhere' }}>
          {t('unknown', { code: unknown })}
        </p>
      )}
    </Dialog>
  );
}
