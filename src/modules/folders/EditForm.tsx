import FolderDialog from './components/FolderDialog.tsx';
import type { Folder } from './contract.ts';

/** The form of a folder whose change was refused. */
export default function EditForm({ item, onClose }: { item: Folder; onClose: () => void }) {
  return <FolderDialog item={item} onClose={onClose} />;
}
