import { useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { ListTable, type ListTableProps } from '#modules/savedviews/components/ListTable.tsx';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Equipment } from '../contract.ts';
import { useAllEquipment, useUpdateEquipment } from '../queries.ts';
import { equipmentColumns, equipmentViews, parentOf, toEquipment } from './equipmentColumns.tsx';
import { railOfMark } from './jobs/marks.ts';
import { useMarks } from './jobs/useMarks.ts';

const none: Equipment[] = [];

type Props = Pick<
  ListTableProps<Equipment>,
  'label' | 'selected' | 'onSelectedChange' | 'selectedLabel' | 'bulkActions' | 'saved'
>;

/** All equipment of the boat as a tree, with views, filters in the URL, and flags to change in place. */
export function EquipmentTable(props: Props) {
  const { t } = useTranslation('equipment');
  const format = useFormat();
  const query = useAllEquipment();
  const { mutate: setFlag } = useUpdateEquipment();
  const { marks: all, isPending: marksPending } = useMarks(query.data ?? none);
  // For bulk editing, the rows' own fields matter, and not their jobs.
  const marks = props.bulkActions ? undefined : all;
  const { left } = useJobLabels();
  const columns = equipmentColumns(t, format, setFlag, marks && { marks, left });
  const views = useMemo(() => equipmentViews(t), [t]);
  return (
    <ListTable<Equipment>
      {...props}
      t={t}
      query={query}
      columns={columns}
      views={views}
      getParentId={parentOf}
      rowTo={toEquipment}
      rail={(row) => railOfMark(marks?.all.get(row._id))}
      // Rows and their jobs appear together, so that nothing shifts afterwards.
      loading={marks !== undefined && marksPending}
      icon={<Icon name="machine" />}
      emptyAction={<ButtonLink to="/app/equipment/import">{t('import')}</ButtonLink>}
    />
  );
}
