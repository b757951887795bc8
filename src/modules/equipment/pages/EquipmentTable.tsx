import PrecisionManufacturingOutlined from '@mui/icons-material/PrecisionManufacturingOutlined';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import type { Equipment } from '../contract.ts';
import { useAllEquipment, useUpdateEquipment } from '../queries.ts';
import { equipmentColumns, equipmentViews, idOf, parentOf, toEquipment } from './equipmentColumns.tsx';
import { railOfMark } from './jobs/marks.ts';
import { useMarks } from './jobs/useMarks.ts';

const none: Equipment[] = [];

type Props = { label: string } & Pick<
  ComponentProps<typeof DataTable<Equipment>>,
  'selected' | 'onSelectedChange' | 'selectedLabel' | 'bulkActions' | 'savedViews'
>;

/** All equipment of the boat as a tree, with views, filters in the URL, and flags to change in place. */
export function EquipmentTable(props: Props) {
  const { t } = useTranslation('equipment');
  const format = useFormat();
  const url = useTableSearch();
  const { data = none, isPending, isError, refetch } = useAllEquipment();
  const { mutate: setFlag } = useUpdateEquipment();
  const { marks: all, isPending: marksPending } = useMarks(data);
  // For bulk editing, the rows' own fields matter, and not their jobs.
  const marks = props.bulkActions ? undefined : all;
  const { left } = useJobLabels();
  const columns = equipmentColumns(t, format, setFlag, marks && { marks, left });
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
      rail={(row) => railOfMark(marks?.all.get(row._id))}
      // Rows and their jobs appear together, so that nothing shifts afterwards.
      loading={isPending || (marks !== undefined && marksPending)}
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
