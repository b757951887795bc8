import { useTranslation } from '#lib/useTranslation.ts';
import { ImportDialog } from '#modules/imports/components/ImportDialog.tsx';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { spareFields } from './contract.ts';
import { sparesList } from './importList.ts';

type Field = keyof typeof spareFields.shape;
const isField = (key: string): key is Field => Object.hasOwn(spareFields.shape, key);

/** Imports parts of the spares book from a file. */
export default function ImportSpares({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('spares');
  const { data: equipment = [] } = useSpareEquipment();
  return (
    <ImportDialog
      list={sparesList}
      label={(key) => (isField(key) ? t(`field.${key}`) : key)}
      options={{ equipmentID: equipment.map(({ equipmentName }) => equipmentName) }}
      page={{ to: '/app/boatspareparts', label: t('title') }}
      onClose={onClose}
    />
  );
}
