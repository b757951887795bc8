import { useTranslation } from '#lib/useTranslation.ts';
import { ImportDialog } from '#modules/imports/components/ImportDialog.tsx';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { inventoryList } from './importList.ts';
import { stockHeader } from './stockHeader.ts';

/** Imports stock from a file. */
export default function ImportStock({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const { options } = usePlaces();
  return (
    <ImportDialog
      list={inventoryList}
      label={stockHeader(t)}
      options={{ place: options.map(({ label }) => label) }}
      page={{ to: '/app/inventory', label: t('title') }}
      onClose={onClose}
    />
  );
}
