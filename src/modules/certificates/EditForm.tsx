import CertificateDialog from './components/CertificateDialog.tsx';
import type { Certificate } from './contract.ts';

/** The form of a certificate whose change was refused. */
export default function EditForm({ item, onClose }: { item: Certificate; onClose: () => void }) {
  return <CertificateDialog person={item} certificate={item} onClose={onClose} />;
}
