import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { bookLink } from '../bookLink.ts';
import styles from '../components/list.module.css';
import { shortSeal } from '../components/Signed.tsx';
import type { LogDraft, LogForm, LogVolume } from '../contract.ts';
import { useLogDrafts, useLogForms, useVolumes } from '../queries.ts';
import type { Book } from '../rules/book.ts';
import { bookOf, books, isStandard } from '../rules/books.ts';
import { descriptionText, ownBook } from '../rules/own.ts';
import { useBookTitle } from '../useBookTitle.ts';

const none: readonly LogDraft[] = [];
const noForms: readonly LogForm[] = [];

/** All books of the vessel: volume, page, last entry, what waits for a signature; and the closed volumes. */
export function LogbooksPage() {
  const { t } = useTranslation(['logbooks', 'logproof']);
  const query = useVolumes();
  const { data: drafts = none } = useLogDrafts();
  const { data: forms = noForms } = useLogForms();
  const own = forms.map((form) => ownBook(`own-${form._id}`, descriptionText(form)));
  const all = [...Object.values(books), ...own];
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('facts', { count: all.length })}
        actions={
          <>
            <ButtonLink to="/app/logproof" icon={<Icon name="shield" />}>
              {t('logproof:title')}
            </ButtonLink>
            <ButtonLink to="/app/records" icon={<Icon name="rows" />}>
              {t('records')}
            </ButtonLink>
            <ButtonLink to="/app/log" icon={<Icon name="history" />}>
              {t('generalLog')}
            </ButtonLink>
            <ButtonLink to="/app/createlogbook/$id" params={{ id: 'new' }} icon={<Icon name="add" />}>
              {t('newBook')}
            </ButtonLink>
          </>
        }
      />
      <Loaded query={query} failed={t('loadFailed')} rows={6} framed>
        {(volumes) => {
          const isKept = ({ kind, group }: Book) =>
            group === 'own' || volumes.some(({ book }) => book === kind);
          const groups = Map.groupBy(all.filter(isKept), ({ group }) => group);
          const others = all.filter((book) => !isKept(book));
          return (
            <div className="stack">
              {[...groups].map(([group, kept]) => (
                <Panel key={group} title={t(`group.${group}`)}>
                  <ul className="rows">
                    {kept.map((book) => (
                      <BookRow key={book.kind} {...{ book, volumes, drafts }} />
                    ))}
                  </ul>
                </Panel>
              ))}
              <ClosedVolumes volumes={volumes.filter(({ closedAt }) => closedAt)} />
              {others.length > 0 && (
                <Panel title={t(groups.size > 0 ? 'notKept' : 'allBooks')} count={others.length}>
                  <ul className="rows">
                    {others.map((book) => (
                      <BookRow key={book.kind} {...{ book, volumes, drafts }} />
                    ))}
                  </ul>
                </Panel>
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

type RowProps = { book: Book; volumes: readonly LogVolume[]; drafts: readonly LogDraft[] };

function BookRow({ book, volumes, drafts }: RowProps) {
  const { t } = useTranslation('logbooks');
  const title = useBookTitle();
  const format = useFormat();
  const volume = volumes.find(({ book: kind, closedAt }) => kind === book.kind && !closedAt);
  const unsigned = drafts.filter(({ volumeID }) => volumeID === volume?._id).length;
  return (
    <li>
      <div className={`li ${styles.book}`}>
        <span className="t">
          <b>
            <AppLink {...bookLink(book.kind)} className="hit">
              {title(book)}
            </AppLink>
          </b>
          <span>{isStandard(book.kind) ? t(`bookHint.${book.kind}`) : book.subtitle}</span>
        </span>
        {volume ? (
          <>
            <span className={styles.cell}>
              {t('volumeNo', { no: volume.no })} ·{' '}
              {t('pageOf', { page: volume.pages, of: book.pagesAVolume })}
            </span>
            <span className={styles.cell}>
              {t('lastEntry', { time: format.dayTime(volume.lastAt), name: volume.lastBy })}
            </span>
            <span className={styles.cell}>
              {unsigned > 0 && <StateChip state="due">{t('unsigned', { count: unsigned })}</StateChip>}{' '}
              {volume.unverified > 0 && (
                <StateChip state="waiting">{t('toVerify', { count: volume.unverified })}</StateChip>
              )}
            </span>
          </>
        ) : (
          <span className={styles.cell}>{t('noVolume')}</span>
        )}
      </div>
    </li>
  );
}

function ClosedVolumes({ volumes }: { volumes: readonly LogVolume[] }) {
  const { t } = useTranslation('logbooks');
  const title = useBookTitle();
  const format = useFormat();
  if (volumes.length === 0) return null;
  return (
    <Panel title={t('closedVolumes')} count={volumes.length}>
      <ul className="rows">
        {volumes.map((volume) => (
          <li key={volume._id}>
            <div className={`li ${styles.book}`}>
              <span className="t">
                <b>
                  <AppLink {...bookLink(volume.book, volume._id)} className="hit">
                    {title(bookOf(volume.book, volume.descriptions))}, {t('volumeNo', { no: volume.no })}
                  </AppLink>
                </b>
                <span>
                  {format.day(volume.openedAt)} – {format.day(volume.closedAt)}
                </span>
              </span>
              <span className={styles.cell}>{t('pagesIn', { count: volume.pages })}</span>
              <span className={styles.cell}>{shortSeal(volume.head)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
