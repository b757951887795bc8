import type { Equipment } from '../contract.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import { CreateEquipmentDialog, MoveDialog } from './EquipmentDialogs.tsx';

type Props = {
  all: readonly Equipment[];
  dialog: { kind: 'change' | 'move' | 'new'; items: Equipment[] } | undefined;
  onClose: (done: boolean) => void;
};

/** The dialogs of the manage page; loaded when the first is opened. */
export const ManageDialogs = ({ all, dialog, onClose }: Props) => (
  <>
    <CreateEquipmentDialog all={all} open={dialog?.kind === 'new'} onClose={() => onClose(false)} />
    <MoveDialog
      all={all}
      items={dialog?.items ?? []}
      open={dialog?.kind === 'move'}
      onClose={() => onClose(true)}
    />
    <BulkEditDialog
      all={all}
      items={dialog?.items ?? []}
      open={dialog?.kind === 'change'}
      onClose={() => onClose(true)}
    />
  </>
);
