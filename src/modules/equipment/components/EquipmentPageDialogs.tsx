import type { Equipment } from '../contract.ts';
import type { EquipmentDialog } from './EquipmentActions.tsx';
import {
  CreateEquipmentDialog,
  DuplicateDialog,
  EditEquipmentDialog,
  MoveDialog,
} from './EquipmentDialogs.tsx';
import { EnterHoursDialog } from './hours/EnterHoursDialog.tsx';

type Props = {
  item: Equipment;
  all: readonly Equipment[];
  dialog: EquipmentDialog | undefined;
  onClose: () => void;
};

/** The dialogs of the equipment page; loaded when the first is opened. */
export const EquipmentPageDialogs = ({ item, all, dialog, onClose }: Props) => (
  <>
    <EditEquipmentDialog all={all} item={item} open={dialog === 'edit'} onClose={onClose} />
    <CreateEquipmentDialog all={all} parent={item} open={dialog === 'sub'} onClose={onClose} />
    <MoveDialog all={all} items={[item]} open={dialog === 'move'} onClose={onClose} />
    <DuplicateDialog all={all} item={item} open={dialog === 'duplicate'} onClose={onClose} />
    {dialog === 'hours' && <EnterHoursDialog equipment={item} open onClose={onClose} />}
  </>
);
