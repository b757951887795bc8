import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { bookLink, formLink, OPEN } from '../bookLink.ts';
import { EntryLines } from '../components/EntryLines.tsx';
import { PageTurner } from '../components/PageTurner.tsx';
import { PrintedPage } from '../components/PrintedPage.tsx';
import styles from '../components/printed.module.css';
import type { LogRecord, LogVolume } from '../contract.ts';
import { logTexts, useLogDrafts, useRecords } from '../queries.ts';
import { type Book, codeOf, type StandardKind } from '../rules/book.ts';
import { books } from '../rules/books.ts';
import { useBookTitle } from '../useBookTitle.ts';
import { useIsClosed, useVolume } from '../useVolume.ts';
import { pageSearch } from '../volumeSearch.ts';

const OpenVolume = lazyPart(() => import('../components/OpenVolume.tsx'), <Skeleton />);
const Compose = lazyPart(() => import('../components/Compose.tsx'), <Skeleton rows={6} />);
const BesidePage = lazyPart(() => import('../components/BesidePage.tsx'), <Skeleton rows={6} />);

/** A record book: the page of the printed form that is being written, and what belongs beside it. */
export function RecordPage({ kind }: { kind: StandardKind }) {
  const { t } = useTranslation(['logbooks', ...logTexts]);
  const { id = OPEN } = useParams({ strict: false });
  const book = books[kind];
  const { volume, isPending } = useVolume(kind, id);
  if (volume && (!volume.closedAt || !id.startsWith(OPEN)))
    return <Volume key={volume._id} book={book} volume={volume} />;
  return (
    <>
      <PageHeader title={t(`book.${kind}`)} crumbs={[{ label: t('title'), to: '/app/logbook' }]} />
      {isPending ? (
        <Skeleton rows={6} />
      ) : (
        <OpenVolume key={volume?._id ?? ''} book={book} last={volume?.opening} />
      )}
    </>
  );
}

function Volume({ book, volume }: { book: Book; volume: LogVolume }) {
  const { t } = useTranslation('logbooks');
  const navigate = useNavigate();
  const { page: asked, write } = pageSearch.parse(useSearch({ strict: false }));
  const closed = useIsClosed(volume);
  const pages = Math.max(1, volume.pages);
  const page = Math.min(asked ?? pages, pages);
  const newest = useRecords(volume._id);
  const ofPage = useRecords(volume._id, { page });
  const { data: known = [] } = newest;
  const { data: drafts = [] } = useLogDrafts();
  const draft = drafts.find(({ _id }) => _id === write);
  const title = useBookTitle()(book);
  const here = bookLink(volume.book, volume._id);
  const back = () => void navigate({ ...here });
  const writing = write !== undefined && !closed;
  const form = formLink(volume.book, volume._id, page);
  return (
    <>
      <PageHeader
        title={writing ? t('newEntry') : title}
        facts={t('volumeAndPage', { no: volume.no || 1, page })}
        crumbs={[{ label: t('title'), to: '/app/logbook' }, ...(writing ? [{ label: title, ...here }] : [])]}
        actions={
          writing ? (
            <Button onClick={back}>{t('backToPage')}</Button>
          ) : (
            <>
              <PageTurner
                page={page}
                pages={pages}
                linkTo={(next) => bookLink(volume.book, volume._id, { page: next })}
              />
              <ButtonLink
                to="/app/archivehistory/$id"
                params={{ id: volume._id }}
                icon={<Icon name="history" />}
              >
                {t('volumeHistory')}
              </ButtonLink>
              {form && (
                <ButtonLink {...form} icon={<Icon name="paper" />}>
                  {t('officialForm')}
                </ButtonLink>
              )}
            </>
          )
        }
        primary={
          !writing &&
          !closed && (
            <ButtonLink
              {...bookLink(volume.book, volume._id, { write: 'new' })}
              variant="primary"
              icon={<Icon name="add" />}
            >
              {t('newEntry')}
            </ButtonLink>
          )
        }
      />
      {writing ? (
        <Compose key={draft?._id ?? 'new'} {...{ book, volume, draft }} records={known} onDone={back} />
      ) : (
        <Loaded query={ofPage} failed={t('loadFailed')} rows={8} framed>
          {(records) => (
            <Written
              {...{ book, volume, page, closed }}
              records={withOwn(records, known, page)}
              newest={known}
            />
          )}
        </Loaded>
      )}
    </>
  );
}

/** The records of a page, with what this device has signed or read since. */
const withOwn = (records: readonly LogRecord[], known: readonly LogRecord[], page: number) => [
  ...known.filter(
    (each) => (each.n === 0 || each.page === page) && !records.some(({ _id }) => _id === each._id),
  ),
  ...records,
];

type WrittenProps = {
  book: Book;
  volume: LogVolume;
  page: number;
  records: readonly LogRecord[];
  newest: readonly LogRecord[];
  closed: boolean;
};

function Written({ book, volume, page, records, newest, closed }: WrittenProps) {
  const { t } = useTranslation('logbooks');
  const { boatID } = useUser();
  const format = useFormat();
  const navigate = useNavigate();
  const { data: ship, isLoading } = useParticulars(boatID);
  const signing = useDialog(() => import('../components/SignDialog.tsx'));
  const witness = (record: LogRecord) => {
    const { code, fields, at, signerID } = record.content;
    signing.open({
      title: t('witnessTitle'),
      facts: format.fullDayTime(at),
      toSign: {
        ...{ volume, kind: 'witness', amends: record._id, amendsHash: record.hash, except: signerID },
        form: record.content.form,
      },
      action: t('sign'),
      children: <EntryLines book={book} code={code} values={fields} />,
    });
  };
  const needsWitness = (record: LogRecord) =>
    !closed &&
    codeOf(book, record.content.code)?.witness !== undefined &&
    !records.some(({ content: { kind, amends } }) => kind === 'witness' && amends === record._id);
  // The printed head has the ship's name: it does not move the page when it comes.
  if (isLoading) return <Skeleton rows={8} />;
  return (
    <div className={styles.beside}>
      <PrintedPage
        {...{ book, volume, page, records }}
        ship={{ name: ship?.name ?? '', callSign: ship?.callSign ?? '', imo: ship?.imo ?? '' }}
        actionOf={(record) =>
          needsWitness(record) && <Button onClick={() => witness(record)}>{t('witness')}</Button>
        }
      />
      <div className="stack">
        <BesidePage
          {...{ book, volume, page, records, newest, closed }}
          onOpen={({ _id }) => void navigate({ ...bookLink(volume.book, volume._id, { write: _id }) })}
        />
      </div>
      {signing.element}
    </div>
  );
}
