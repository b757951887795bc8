import SupplierDialog from './components/SupplierDialog.tsx';
import type { Supplier } from './contract.ts';

/** The form of a supplier whose change was refused. */
export default function EditForm({ item, onClose }: { item: Supplier; onClose: () => void }) {
  return <SupplierDialog supplier={item} onClose={onClose} />;
}
