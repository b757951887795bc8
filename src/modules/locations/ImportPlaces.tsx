import { useTranslation } from '#lib/useTranslation.ts';
import { ImportDialog } from '#modules/imports/components/ImportDialog.tsx';
import { locationFields } from './contract.ts';
import { locationsList } from './importList.ts';

type Field = keyof typeof locationFields.shape;
const isField = (key: string): key is Field => Object.hasOwn(locationFields.shape, key);

/** Imports places from a file. */
export default function ImportPlaces({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('locations');
  return (
    <ImportDialog
      list={locationsList}
      label={(key) => (isField(key) ? t(`field.${key}`) : key)}
      page={{ to: '/app/locations', label: t('title') }}
      onClose={onClose}
    />
  );
}
