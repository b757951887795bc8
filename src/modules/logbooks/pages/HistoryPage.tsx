import { useParams, useSearch } from '@tanstack/react-router';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { bookLink, recordLink } from '../bookLink.ts';
import { shortSeal } from '../components/Signed.tsx';
import { VolumeActions } from '../components/VolumeActions.tsx';
import styles from '../components/volumehistory.module.css';
import type { LogRecord, LogVolume } from '../contract.ts';
import { useExport, useRecords, useVolumes } from '../queries.ts';
import { bookOf } from '../rules/books.ts';
import { useBookTitle } from '../useBookTitle.ts';
import { useFieldTexts } from '../useFieldTexts.ts';
import { useIsClosed } from '../useVolume.ts';
import { pageSearch } from '../volumeSearch.ts';

/** All that was ever signed in a volume, in the order of its seals: opening, entries, amendments, witnesses, closing. */
export function HistoryPage() {
  const { t } = useTranslation(['logbooks', 'bookwords']);
  const { id = '' } = useParams({ strict: false });
  const { data, isPending } = useVolumes();
  const volume = data?.find(({ _id }) => _id === id);
  if (volume) return <History volume={volume} />;
  return (
    <>
      <PageHeader title={t('volumeHistory')} crumbs={[{ label: t('title'), to: '/app/logbook' }]} />
      {isPending ? (
        <Skeleton rows={8} />
      ) : (
        <div className="panel">
          <EmptyState icon={<Icon name="book" />} title={t('noVolume')} hint={t('noVolumeHint')} />
        </div>
      )}
    </>
  );
}

const FIRST = 120;

function History({ volume }: { volume: LogVolume }) {
  const { t } = useTranslation('logbooks');
  const format = useFormat();
  const title = useBookTitle();
  const { before } = pageSearch.parse(useSearch({ strict: false }));
  const query = useRecords(volume._id, before ? { before } : {});
  const closed = useIsClosed(volume);
  const book = bookOf(volume.book, volume.descriptions);
  const name = title(book);
  const exporting = useExport();
  const save = async () => {
    const file = await exporting.mutateAsync(volume._id);
    const blob = new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' });
    saveFile(blob, `${book.title.toLowerCase().replace(/\W+/g, '-')}-${volume.no}.json`);
  };
  const oldest = query.data?.at(-1)?.n ?? 0;
  const goOn = oldest > 1 && (query.data?.length ?? 0) >= FIRST;
  return (
    <>
      <PageHeader
        title={`${t('volumeHistory')}: ${name}`}
        facts={[
          t('volumeNo', { no: volume.no }),
          `${format.day(volume.openedAt)} – ${volume.closedAt ? format.day(volume.closedAt) : t('stillOpen')}`,
          t('recordsOf', { count: volume.records }),
        ].join(' · ')}
        crumbs={[
          { label: t('title'), to: '/app/logbook' },
          { label: name, ...bookLink(volume.book, volume._id) },
        ]}
        actions={
          <Button icon={<Icon name="download" />} pending={exporting.isPending} onClick={() => void save()}>
            {t('exportVolume')}
          </Button>
        }
      />
      <div className="stack">
        <Loaded query={query} failed={t('loadFailed')} rows={8} framed>
          {(records) => (
            <>
              <ol className={`panel ${styles.history}`} aria-label={t('volumeHistory')}>
                {records.map((record) => (
                  <HistoryRow key={record._id} record={record} />
                ))}
              </ol>
              {!before && <VolumeActions {...{ volume, records, closed }} />}
            </>
          )}
        </Loaded>
        {(goOn || before) && (
          <div className="row wrap">
            {goOn && (
              <ButtonLink
                to="/app/archivehistory/$id"
                params={{ id: volume._id }}
                search={{ before: oldest }}
              >
                {t('earlier')}
              </ButtonLink>
            )}
            {before && (
              <ButtonLink to="/app/archivehistory/$id" params={{ id: volume._id }}>
                {t('newest')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function HistoryRow({ record }: { record: LogRecord }) {
  const { t } = useTranslation('logbooks');
  const { code } = useFieldTexts();
  const format = useFormat();
  const { content, n, seal, signer } = record;
  const hasPage = content.kind === 'open' || content.kind === 'entry' || content.kind === 'amend';
  const name = hasPage
    ? `${t(`kindOf.${content.kind}`)}: ${code(content.code)}`
    : t(`kindOf.${content.kind}`);
  return (
    <li className={content.kind === 'amend' ? styles.amends : undefined}>
      <Icon name="lock" size="s" />
      <b className={styles.no}>{n || '–'}</b>
      <span className={styles.what}>
        {hasPage ? <AppLink {...recordLink(content.book, record._id)}>{name}</AppLink> : <b>{name}</b>}
        {content.reason && <small>{t('amendsWhy', { reason: content.reason })}</small>}
        {content.kind === 'verify' && <small>{t('verifiedOf', { of: content.of })}</small>}
      </span>
      <span className={styles.who}>
        {[signer.name, signer.rank].filter(Boolean).join(', ')}
        <small>{format.fullDayTime(content.signedAt)}</small>
      </span>
      <code className={styles.seal}>{seal ? shortSeal(seal) : t('notAshore')}</code>
    </li>
  );
}
