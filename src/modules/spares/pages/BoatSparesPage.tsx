import { type TFunction, useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { useSections } from '#modules/sections/queries.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { Icon } from '#ui/Icon.tsx';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { type Spare, spares } from '../contract.ts';
import { useSpares } from '../queries.ts';

const loadSpareDialog = () => import('../components/SpareDialog.tsx');
const loadImportSpares = () => import('../ImportSpares.tsx');

const pageOf = ({ _id: id }: Spare) => ({ to: '/app/spareparts/$id', params: { id } });

type Names = { equipment: (id: string) => string; section: (id: string) => string };

const columnsOf = (t: TFunction<'spares'>, { equipment, section }: Names) => {
  const { field } = fieldColumns(t, (spare: Spare) => spare);
  const hidden = { defaultHidden: true, card: 'none' } as const;
  return [
    field('designation', { primary: true, width: 220, grow: 1 }),
    field('partNo', { width: 140, card: 'sub' }),
    field('equipmentID', {
      value: ({ equipmentID }) => equipment(equipmentID),
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 170,
      card: 'sub',
    }),
    field('sectionID', {
      value: ({ sectionID }) => section(sectionID),
      filter: 'select',
      filterInSight: true,
      groupable: true,
      width: 170,
      card: 'meta',
    }),
    field('key', { width: 60, card: 'none' }),
    field('quantity', { width: 70, align: 'end', card: 'none' }),
    field('unit', { width: 70, card: 'none' }),
    field('measurement', { width: 130, card: 'meta' }),
    field('standard', { width: 110, card: 'none' }),
    field('department', { filter: 'select', groupable: true, width: 120, card: 'none' }),
    field('fn', { width: 140, ...hidden }),
    field('serailNo', { width: 130, ...hidden }),
    field('description', { width: 240, ...hidden }),
  ];
};

/** All parts of the boat's spares book as one list: to find a number, to compare, to export. */
export function BoatSparesPage() {
  const { t } = useTranslation(['spares', 'table']);
  const create = useDialog(loadSpareDialog);
  const mayWrite = can(useUser(), spares.access.write);
  const imports = useDialog(loadImportSpares);
  const { data: equipment = [], isLoading: equipmentLoading } = useSpareEquipment();
  const { data: sections = [], isLoading: sectionsLoading } = useSections();
  const query = useSpares();
  // Their names are in its rows, and as wide as what is there.
  const shown = equipmentLoading || sectionsLoading ? { ...query, data: undefined } : query;
  const equipmentNames = new Map(equipment.map(({ _id, equipmentName }) => [_id, equipmentName]));
  const sectionNames = new Map(sections.map(({ _id, sectionName }) => [_id, sectionName]));
  return (
    <ListPage<Spare>
      t={t}
      query={shown}
      saved="spares"
      facts={({ length: count }) => t('facts', { count })}
      create={mayWrite && (equipmentLoading || equipment.length > 0) && create}
      imports={mayWrite && imports}
      icon={<Icon name="settings" />}
      columns={columnsOf(t, {
        equipment: (id) => equipmentNames.get(id) ?? '',
        section: (id) => sectionNames.get(id) ?? '',
      })}
      rowTo={pageOf}
      initialSort={{ id: 'equipmentID' }}
    />
  );
}
