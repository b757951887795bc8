import { useUsers } from '../queries.ts';
import NewUserDialog from './NewUserDialog.tsx';

/** The dialog for a new account, on pages without a list of accounts. */
export default function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const { data = [] } = useUsers();
  return <NewUserDialog accounts={data} onClose={onClose} />;
}
