import type { Equipment } from '../contract.ts';
import type { EquipmentDialog } from './EquipmentActions.tsx';
import EditEquipmentDialog, { DuplicateDialog, MoveDialog } from './EquipmentDialogs.tsx';
import { EnterHoursDialog } from './hours/EnterHoursDialog.tsx';

type Props = {
  item: Equipment;
  all: readonly Equipment[];
  kind: EquipmentDialog;
  onClose: () => void;
};

/** The dialogs of the equipment page. */
export default function EquipmentPageDialog({ item, all, kind, onClose }: Props) {
  switch (kind) {
    case 'edit':
      return <EditEquipmentDialog all={all} item={item} onClose={onClose} />;
    case 'sub':
      return <EditEquipmentDialog all={all} parent={item} onClose={onClose} />;
    case 'move':
      return <MoveDialog all={all} items={[item]} onClose={onClose} />;
    case 'duplicate':
      return <DuplicateDialog all={all} item={item} onClose={onClose} />;
    case 'hours':
      return <EnterHoursDialog equipment={item} onClose={onClose} />;
  }
}
