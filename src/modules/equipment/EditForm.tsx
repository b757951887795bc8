import EditEquipmentDialog from './components/EquipmentDialogs.tsx';
import type { Equipment } from './contract.ts';
import { useAllEquipment } from './queries.ts';

/** The form of a piece of equipment whose change was refused. */
export default function EditForm({ item, onClose }: { item: Equipment; onClose: () => void }) {
  const { data: all = [] } = useAllEquipment();
  return <EditEquipmentDialog all={all} item={item} onClose={onClose} />;
}
