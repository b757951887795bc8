import { useTranslation } from '#lib/useTranslation.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Certificate } from '../contract.ts';
import { useCertificatesOf } from '../queries.ts';
import { certificateStatus, expiryLevel } from '../rules.ts';
import { useExpiryLabels } from '../useExpiryLabels.ts';
import { ExpiryChip } from './ExpiryChip.tsx';

type Holder = {
  userID: string;
  boatID: string;
  role: string;
  jobtitle: string;
  department: string;
  left: boolean;
};

const rail = { expired: 'overdue', soon: 'due', good: undefined, forEver: undefined } as const;

type Props = {
  person: Holder;
  /** Files of the person, including scans of certificates. */
  documents: readonly StoredFile[];
  mayEdit: boolean;
};

/** The certificates of a person: earliest expiry first, missing ones last. */
export function CertificatesPanel({ person, documents, mayEdit }: Props) {
  const { t } = useTranslation('certificates');
  const query = useCertificatesOf(person);
  const edit = useDialog(() => import('./CertificateDialog.tsx'), { person });
  const labels = useExpiryLabels();
  const sorted = [...(query.data ?? [])].sort((a, b) =>
    (a.expiresAt || '9999').localeCompare(b.expiresAt || '9999'),
  );
  const { missing } = certificateStatus(person, sorted, labels.today);
  const action = mayEdit && (
    <Button variant="link" icon={<Icon name="plus" />} onClick={() => edit.open()}>
      {t('add')}
    </Button>
  );
  return (
    <Panel title={t('title')} count={query.data?.length} action={action}>
      <Loaded query={query} failed={t('loadFailed')}>
        {() =>
          sorted.length + missing.length === 0 ? (
            <EmptyState title={t('none')} hint={mayEdit ? t('noneHint') : undefined} />
          ) : (
            <ul className="rows">
              {sorted.map((certificate) => (
                <li key={certificate._id}>
                  <Row
                    certificate={certificate}
                    scans={documents.filter(({ ownerID }) => ownerID === certificate._id)}
                    onOpen={mayEdit ? () => edit.open({ certificate }) : undefined}
                  />
                </li>
              ))}
              {missing.map((kind) => (
                <li key={kind}>
                  <ListRow
                    title={t(`kinds.${kind}`)}
                    second={t('missingHint')}
                    {...(mayEdit ? { onClick: () => edit.open({ kind }) } : {})}
                    end={<StateChip state="noStatus">{t('missing')}</StateChip>}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edit.element}
    </Panel>
  );
}

type RowProps = {
  certificate: Certificate;
  scans: readonly StoredFile[];
  onOpen: (() => void) | undefined;
};

function Row({ certificate, scans, onOpen }: RowProps) {
  const { t } = useTranslation('certificates');
  const labels = useExpiryLabels();
  const { number, issuer, country, expiresAt } = certificate;
  const until = expiresAt ? t('until', { day: labels.day(expiresAt) }) : '';
  return (
    <ListRow
      title={labels.name(certificate)}
      second={[number, issuer || country, until].filter(Boolean).join(' · ')}
      whole
      rail={rail[expiryLevel(certificate, labels.today)]}
      {...(onOpen ? { onClick: onOpen } : {})}
      end={
        <>
          {scans[0] && (
            <a className="ib" href={scans[0].url} target="_blank" rel="noreferrer">
              <Icon name="eye" />
              <span className="vh">{t('showScan', { name: labels.name(certificate) })}</span>
            </a>
          )}
          <ExpiryChip certificate={certificate} />
        </>
      }
    />
  );
}
