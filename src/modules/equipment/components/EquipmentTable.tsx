import PrecisionManufacturingOutlined from '@mui/icons-material/PrecisionManufacturingOutlined';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import type { Equipment } from '../contract.ts';
import { useAllEquipment, useUpdateEquipment } from '../queries.ts';
import { equipmentColumns, equipmentViews, idOf, parentOf, toEquipment } from './equipmentColumns.tsx';

const none: Equipment[] = [];

type Props = { label: string } & Pick<
  ComponentProps<typeof DataTable<Equipment>>,
  'selected' | 'onSelectedChange' | 'selectedLabel' | 'bulkActions'
>;

/** All equipment of the boat as a tree, with views, filters in the URL, and flags to set in place. */
export function EquipmentTable(props: Props) {
  const { t, i18n } = useTranslation('equipment');
  const url = useTableSearch();
  const { data = none, isPending, isError, refetch } = useAllEquipment();
  const { mutate: setFlag } = useUpdateEquipment();
  const columns = useMemo(() => equipmentColumns(t, i18n.language, setFlag), [t, i18n.language, setFlag]);
  const views = useMemo(() => equipmentViews(t), [t]);
  return (
    <DataTable<Equipment>
      {...url}
      {...props}
      rows={data}
      columns={columns}
      views={views}
      getRowId={idOf}
      getParentId={parentOf}
      rowTo={toEquipment}
      loading={isPending}
      error={isError && data.length === 0 ? t('loadFailed') : undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState
          icon={<PrecisionManufacturingOutlined />}
          title={t('empty')}
          hint={t('emptyHint')}
          action={<ButtonLink to="/app/equipment/import">{t('import')}</ButtonLink>}
        />
      }
    />
  );
}
