import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePapersOf } from '#modules/profile/queries.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Certificate, CertificateKind } from '../contract.ts';
import { useCertificatesOf } from '../queries.ts';
import { expiryLevel, standingOf } from '../rules.ts';
import { useExpiryWords } from '../useExpiryWords.ts';
import { ExpiryChip } from './ExpiryChip.tsx';
import './certificates.css';

const CertificateDialog = lazy(() => import('./CertificateDialog.tsx'));

type Holder = {
  userID: string;
  boatID: string;
  role: string;
  jobtitle: string;
  department: string;
  left: boolean;
};
type Wanted = { certificate?: Certificate; kind?: CertificateKind };

const rail = { expired: 'overdue', soon: 'due', good: undefined, forEver: undefined } as const;

/** The papers of a person: what ends first stands first, what is missing last. */
export function CertificatesPanel({ person, mayEdit }: { person: Holder; mayEdit: boolean }) {
  const { t } = useTranslation('certificates');
  const { data, isError, refetch } = useCertificatesOf(person);
  const [wanted, setWanted] = useState<Wanted>();
  const words = useExpiryWords();
  const sorted = [...(data ?? [])].sort((a, b) =>
    (a.expiresAt || '9999').localeCompare(b.expiresAt || '9999'),
  );
  const { missing } = standingOf(person, sorted, words.today);
  const action = mayEdit && (
    <Button variant="link" icon={<Glyph name="plus" />} onClick={() => setWanted({})}>
      {t('add')}
    </Button>
  );
  return (
    <Panel title={t('title')} count={data?.length} action={action}>
      {isError && !data ? (
        <ErrorState title={t('loadFailed')} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton rows={4} />
      ) : sorted.length + missing.length === 0 ? (
        <EmptyState title={t('none')} hint={mayEdit ? t('noneHint') : undefined} />
      ) : (
        <ul className="rows">
          {sorted.map((certificate) => (
            <li key={certificate._id}>
              <Row
                certificate={certificate}
                userID={person.userID}
                onOpen={mayEdit ? () => setWanted({ certificate }) : undefined}
              />
            </li>
          ))}
          {missing.map((kind) => (
            <li key={kind}>
              <ListRow
                title={t(`kinds.${kind}`)}
                second={t('missingHint')}
                {...(mayEdit ? { onClick: () => setWanted({ kind }) } : {})}
                end={<StateChip state="noStatus">{t('missing')}</StateChip>}
              />
            </li>
          ))}
        </ul>
      )}
      {wanted && (
        <Suspense>
          <CertificateDialog person={person} {...wanted} onClose={() => setWanted(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

type RowProps = { certificate: Certificate; userID: string; onOpen: (() => void) | undefined };

function Row({ certificate, userID, onOpen }: RowProps) {
  const { t } = useTranslation('certificates');
  const words = useExpiryWords();
  const scans = usePapersOf(userID).filter(({ ownerID }) => ownerID === certificate._id);
  const { number, issuer, country, expiresAt } = certificate;
  const until = expiresAt === '' ? '' : t('until', { day: words.day(expiresAt) });
  return (
    <ListRow
      title={words.name(certificate)}
      second={[number, issuer || country, until].filter(Boolean).join(' · ')}
      rail={rail[expiryLevel(certificate, words.today)]}
      {...(onOpen ? { onClick: onOpen } : {})}
      end={
        <>
          {scans[0] && (
            <a className="ib" href={scans[0].url} target="_blank" rel="noreferrer">
              <Glyph name="eye" />
              <span className="vh">{t('showScan', { name: words.name(certificate) })}</span>
            </a>
          )}
          <ExpiryChip certificate={certificate} />
        </>
      }
    />
  );
}
