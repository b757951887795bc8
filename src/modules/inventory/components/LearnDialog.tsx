import { useState } from 'react';
import { matchesWords } from '#lib/paletteSources.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { ScannedCode } from '#modules/scan/components/scanTarget.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { useInventory, useUpdateInventoryItem } from '../queries.ts';
import { mayChange } from '../rules.ts';
import { barcodeOf } from './barcode.ts';

/** More than these are found by searching. */
const MAX_SHOWN = 30;

type Props = { code: ScannedCode; onClose: () => void; onLearnt: () => void };

/** Asks which item a maker's code belongs to, and keeps it with that item. */
export default function LearnDialog({ code, onClose, onLearnt }: Props) {
  const { t } = useTranslation('inventory');
  const user = useUser();
  const format = useFormat();
  const { data: items = [] } = useInventory();
  const { mutate } = useUpdateInventoryItem();
  const [search, setSearch] = useState('');
  const barcode = barcodeOf(code);
  const found = items
    .filter(
      (item) =>
        (user.superadmin || mayChange(user, item)) &&
        matchesWords(search, item.name, item.partNo, item.manufacturer, item.modelNo),
    )
    .sort((a, b) => format.compare(a.name, b.name))
    .slice(0, MAX_SHOWN);
  return (
    <Dialog open title={t('learn.title')} onClose={onClose}>
      <p>{t('learn.body', { code: barcode })}</p>
      <SearchBox value={search} onChange={setSearch} label={t('learn.find')} width="100%" />
      {found.length === 0 && <EmptyState title={t('learn.none')} />}
      {found.map((item) => (
        <ListRow
          key={item._id}
          title={item.name}
          second={[item.manufacturer, item.partNo].filter(Boolean).join(' · ')}
          onClick={() => {
            mutate({ _id: item._id, barcodes: [...new Set([...item.barcodes, barcode])] });
            onClose();
            onLearnt();
          }}
        />
      ))}
    </Dialog>
  );
}
