import { useTranslation } from '#lib/useTranslation.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { Button } from '#ui/Button.tsx';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { Icon } from '#ui/Icon.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import {
  type Certificate,
  type CertificateFields,
  type CertificateKind,
  certificateFields,
  certificateKinds,
} from '../contract.ts';
import {
  useAllCertificates,
  useCreateCertificate,
  useDeleteCertificate,
  useUpdateCertificate,
} from '../queries.ts';
import { useExpiryLabels } from '../useExpiryLabels.ts';
import styles from './certificates.module.css';

type FormProps = { certificate: Certificate | undefined; onDelete: (certificate: Certificate) => void };

function CertificateForm({ certificate, onDelete }: FormProps) {
  const { t } = useTranslation('certificates');
  const { data: all = [] } = useAllCertificates();
  return (
    <>
      <SelectInput<CertificateFields>
        name="kind"
        label={t('field.kind')}
        options={certificateKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        required
      />
      <TextInput<CertificateFields> name="title" label={t('field.title')} help={t('titleHelp')} />
      <TextInput<CertificateFields> name="number" label={t('field.number')} />
      <ComboInput<CertificateFields> name="country" label={t('field.country')} suggestionsFrom={all} />
      <ComboInput<CertificateFields> name="issuer" label={t('field.issuer')} suggestionsFrom={all} wide />
      <DateInput<CertificateFields> name="issuedAt" label={t('field.issuedAt')} />
      <DateInput<CertificateFields> name="expiresAt" label={t('field.expiresAt')} help={t('expiresHelp')} />
      <TextArea<CertificateFields> name="remarks" label={t('field.remarks')} rows={2} />
      {certificate && (
        <div className={`wide ${styles.scans}`}>
          <FilesPanel resource="certificates" ownerID={certificate._id} title={t('scans')} />
          <Button variant="danger" icon={<Icon name="trash" />} onClick={() => onDelete(certificate)}>
            {t('delete')}
          </Button>
        </div>
      )}
    </>
  );
}

type Person = { userID: string; boatID: string };
type Props = {
  person: Person;
  /** The certificate to change; undefined to add one. */
  certificate?: Certificate | undefined;
  /** The kind of a new certificate. */
  kind?: CertificateKind | undefined;
  onClose: () => void;
};

/** Adds a certificate of a person, or changes one; scans can be attached once it exists. */
export default function CertificateDialog({ person, certificate, kind = 'passport', onClose }: Props) {
  const { t } = useTranslation('certificates');
  const labels = useExpiryLabels();
  const ask = useAskDelete();
  const { mutateAsync: create } = useCreateCertificate();
  const { mutateAsync: update } = useUpdateCertificate();
  const { mutateAsync: remove } = useDeleteCertificate();
  const { opened, ...form } = useItemForm({
    name: 'certificates',
    schema: certificateFields,
    item: certificate,
    blank: { userID: person.userID, kind },
    newDraft: `new.${person.userID}`,
    create: (fields) => create({ ...fields, boatID: person.boatID }),
    update,
  });
  const askDelete = ({ _id, ...what }: Certificate) => {
    // Close this dialog first, because dialogs do not stack.
    onClose();
    ask({
      name: labels.name(what),
      body: t('removeBody'),
      remove: () => remove(_id),
    });
  };
  return (
    <FormDialog {...form} wide title={opened ? labels.name(opened) : t('new')} onClose={onClose}>
      <CertificateForm certificate={certificate} onDelete={askDelete} />
    </FormDialog>
  );
}
