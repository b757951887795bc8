import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { bookLink, formLink } from '../bookLink.ts';
import styles from '../components/list.module.css';
import type { LogVolume } from '../contract.ts';
import { useVolumes } from '../queries.ts';
import { bookOf } from '../rules/books.ts';
import { useBookTitle } from '../useBookTitle.ts';

/** All books that are kept, in one table: how full, how far signed, by which form, and how long they stay. */
export function RecordsPage() {
  const { t } = useTranslation('logbooks');
  const query = useVolumes();
  return (
    <>
      <PageHeader
        title={t('records')}
        facts={t('recordsFacts')}
        crumbs={[{ label: t('title'), to: '/app/logbook' }]}
        actions={
          <>
            <ButtonLink to="/app/log" icon={<Icon name="rows" />}>
              {t('generalLog')}
            </ButtonLink>
            <ButtonLink to="/app/log/archive" icon={<Icon name="archive" />}>
              {t('archive')}
            </ButtonLink>
          </>
        }
      />
      <Loaded query={query} failed={t('loadFailed')} rows={8} framed>
        {(volumes) => {
          const open = volumes.filter(({ closedAt }) => !closedAt);
          const groups = Map.groupBy(open, ({ book, descriptions }) => bookOf(book, descriptions).group);
          if (open.length === 0)
            return (
              <div className="panel">
                <EmptyState icon={<Icon name="book" />} title={t('noVolume')} hint={t('noVolumeHint')} />
              </div>
            );
          return (
            <div className={`panel ${styles.scroll}`}>
              <table className={styles.volumes}>
                <thead>
                  <tr>
                    <th scope="col">{t('bookColumn')}</th>
                    <th scope="col">{t('volumeColumn')}</th>
                    <th scope="col">{t('pagesColumn')}</th>
                    <th scope="col" className="num">
                      {t('recordsColumn')}
                    </th>
                    <th scope="col">{t('lastEntryColumn')}</th>
                    <th scope="col">{t('lastSigned')}</th>
                    <th scope="col">{t('toSign')}</th>
                    <th scope="col">{t('officialForm')}</th>
                  </tr>
                </thead>
                {[...groups].map(([group, own]) => (
                  <tbody key={group}>
                    <tr className={styles.group}>
                      <th scope="rowgroup" colSpan={8}>
                        {t(`group.${group}`)}
                      </th>
                    </tr>
                    {own.map((volume) => (
                      <OpenRow key={volume._id} volume={volume} />
                    ))}
                  </tbody>
                ))}
              </table>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function OpenRow({ volume }: { volume: LogVolume }) {
  const { t } = useTranslation('logbooks');
  const format = useFormat();
  const title = useBookTitle();
  const book = bookOf(volume.book, volume.descriptions);
  const form = formLink(volume.book, volume._id);
  const share = Math.min(1, volume.pages / book.pagesAVolume);
  return (
    <tr>
      <th scope="row">
        <AppLink {...bookLink(volume.book)}>{title(book)}</AppLink>
      </th>
      <td>
        <AppLink to="/app/archivehistory/$id" params={{ id: volume._id }}>
          {t('volumeNo', { no: volume.no })}
        </AppLink>
      </td>
      <td>
        <span className={styles.pages}>
          <span className={styles.bar} aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </span>
          {t('pageOf', { page: volume.pages, of: book.pagesAVolume })}
        </span>
      </td>
      <td className="num">{format.number(volume.records)}</td>
      <td>{format.dayTime(volume.lastAt)}</td>
      <td>{volume.lastBy}</td>
      <td>
        {volume.unverified > 0 ? (
          <StateChip state="waiting">{t('toVerify', { count: volume.unverified })}</StateChip>
        ) : (
          '–'
        )}
      </td>
      <td>
        {form ? <AppLink {...form}>{t('formOf', { form: book.form })}</AppLink> : t('formOf', { form: '–' })}
      </td>
    </tr>
  );
}
