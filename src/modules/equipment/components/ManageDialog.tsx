import type { Equipment } from '../contract.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import EditEquipmentDialog, { MoveDialog } from './EquipmentDialogs.tsx';

type Props = {
  all: readonly Equipment[];
  kind: 'change' | 'move' | 'new';
  items: Equipment[];
  onClose: () => void;
  /** Called when the ticked items were changed. */
  onSaved: () => void;
};

/** The dialogs of the manage page. */
export default function ManageDialog({ kind, items, onSaved, ...rest }: Props) {
  switch (kind) {
    case 'new':
      return <EditEquipmentDialog {...rest} />;
    case 'move':
      return <MoveDialog items={items} onSaved={onSaved} {...rest} />;
    case 'change':
      return <BulkEditDialog items={items} onSaved={onSaved} {...rest} />;
  }
}
