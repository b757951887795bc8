import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '#lib/newId.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { Button } from '#ui/Button.tsx';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useOpened } from '#ui/form/useOpened.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
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
import { useExpiryWords } from '../useExpiryWords.ts';

const valuesOf = (list: readonly Certificate[], field: 'issuer' | 'country') =>
  [...new Set(list.map((each) => each[field]).filter(Boolean))].sort();

type FormProps = { certificate?: Certificate; onDelete?: () => void };

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
      <ComboInput<CertificateFields>
        name="country"
        label={t('field.country')}
        suggestions={valuesOf(all, 'country')}
      />
      <ComboInput<CertificateFields>
        name="issuer"
        label={t('field.issuer')}
        suggestions={valuesOf(all, 'issuer')}
        wide
      />
      <DateInput<CertificateFields> name="issuedAt" label={t('field.issuedAt')} />
      <DateInput<CertificateFields> name="expiresAt" label={t('field.expiresAt')} help={t('expiresHelp')} />
      <TextArea<CertificateFields> name="remarks" label={t('field.remarks')} rows={2} />
      {certificate && (
        <div className="wide ct-scans">
          <FilesPanel resource="certificates" ownerID={certificate._id} title={t('scans')} />
          <Button variant="danger" icon={<Glyph name="trash" />} onClick={onDelete}>
            {t('remove')}
          </Button>
        </div>
      )}
    </>
  );
}

type Person = { userID: string; boatID: string };
type Props = {
  person: Person;
  /** The one to change; a new one without. */
  certificate?: Certificate | undefined;
  /** Of a new one. */
  kind?: CertificateKind | undefined;
  onClose: () => void;
};

const blank = (userID: string, kind: CertificateKind): CertificateFields =>
  certificateFields.parse({ userID, kind });

/** Adds a certificate of a person, or changes one; its scans lie in it once it is there. */
export default function CertificateDialog({ person, certificate, kind = 'passport', onClose }: Props) {
  return certificate ? (
    <Change certificate={certificate} onClose={onClose} />
  ) : (
    <Add person={person} kind={kind} onClose={onClose} />
  );
}

function Add({ person, kind, onClose }: { person: Person; kind: CertificateKind; onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const create = useCreateCertificate();
  // The same until the form closes: saving again after a lost answer is the same create.
  const id = useRef(newId());
  return (
    <FormDialog
      open
      wide
      title={t('new')}
      schema={certificateFields}
      defaultValues={blank(person.userID, kind)}
      draftKey={`certificates.new.${person.userID}`}
      onSubmit={(fields) => create.mutateAsync({ ...fields, _id: id.current, boatID: person.boatID })}
      onClose={onClose}
    >
      <CertificateForm />
    </FormDialog>
  );
}

function Change({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const remove = useDeleteCertificate();
  const confirm = useConfirm();
  const update = useUpdateCertificate();
  const words = useExpiryWords();
  const { opened, rev, learn } = useOpened(true, certificate);
  const askDelete = () => {
    // One dialog after the other, never one over the other.
    onClose();
    confirm({
      title: t('removeTitle', { name: words.name(certificate) }),
      body: t('removeBody'),
      action: t('remove'),
      danger: true,
      onConfirm: () => remove.mutateAsync(certificate._id),
    });
  };
  return (
    <FormDialog
      open
      wide
      title={words.name(opened)}
      schema={certificateFields}
      defaultValues={certificateFields.parse(opened)}
      draftKey={`certificates.edit.${certificate._id}`}
      onSubmit={(fields) => {
        const old: Record<string, unknown> = opened;
        const changed = Object.fromEntries(
          Object.entries(fields).filter(([key, value]) => old[key] !== value),
        );
        return Object.keys(changed).length > 0
          ? update.mutateAsync({ _id: certificate._id, ...changed, rev }).catch(learn)
          : undefined;
      }}
      onClose={onClose}
    >
      <CertificateForm certificate={certificate} onDelete={askDelete} />
    </FormDialog>
  );
}
