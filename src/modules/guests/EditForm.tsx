import GuestDialog from './components/GuestDialog.tsx';
import type { Guest } from './contract.ts';

/** The form of a guest whose change was refused. */
export default function EditForm({ item, onClose }: { item: Guest; onClose: () => void }) {
  return <GuestDialog guest={item} onClose={onClose} />;
}
