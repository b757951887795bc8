import SaveViewDialog from '#ui/table/SaveViewDialog.tsx';
import type { SavedViewItem } from './contract.ts';
import { useUpdateSavedView } from './queries/commands.ts';

/** The form of a saved view whose change was refused. */
export default function EditForm({ item, onClose }: { item: SavedViewItem; onClose: () => void }) {
  const { mutate: update } = useUpdateSavedView();
  return (
    <SaveViewDialog view={item} onSave={(fields) => update({ _id: item._id, ...fields })} onClose={onClose} />
  );
}
