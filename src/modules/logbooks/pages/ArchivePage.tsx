import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { bookLink } from '../bookLink.ts';
import styles from '../components/list.module.css';
import { Pick } from '../components/Pick.tsx';
import { shortSeal } from '../components/Signed.tsx';
import type { LogVolume } from '../contract.ts';
import { useVolumes } from '../queries.ts';
import { bookOf } from '../rules/books.ts';
import { useBookTitle } from '../useBookTitle.ts';

/** The closed volumes of all books, with how long each has to be kept. */
export function ArchivePage() {
  const { t } = useTranslation('logbooks');
  const query = useVolumes();
  const [year, setYear] = useState('');
  return (
    <>
      <PageHeader
        title={t('archive')}
        facts={t('archiveFacts')}
        crumbs={[
          { label: t('title'), to: '/app/logbook' },
          { label: t('generalLog'), to: '/app/log' },
        ]}
      />
      <Loaded query={query} failed={t('loadFailed')} rows={6} framed>
        {(volumes) => {
          const closed = volumes.filter(({ closedAt }) => closedAt);
          const years = [...new Set(closed.map(({ closedAt }) => closedAt?.slice(0, 4) ?? ''))]
            .sort()
            .reverse();
          const shown = closed.filter(({ closedAt }) => !year || closedAt?.startsWith(year));
          if (closed.length === 0)
            return (
              <div className="panel">
                <EmptyState icon={<Icon name="archive" />} title={t('noClosed')} hint={t('noClosedHint')} />
              </div>
            );
          return (
            <div className="stack">
              <div className={styles.filters}>
                <Pick
                  label={t('closedIn')}
                  value={year}
                  options={[
                    { value: '', label: t('allYears') },
                    ...years.map((each) => ({ value: each, label: each })),
                  ]}
                  onChange={setYear}
                />
              </div>
              <div className={`panel ${styles.scroll}`}>
                <table className={styles.volumes}>
                  <thead>
                    <tr>
                      <th scope="col">{t('bookColumn')}</th>
                      <th scope="col">{t('volumeColumn')}</th>
                      <th scope="col">{t('fromTo')}</th>
                      <th scope="col" className="num">
                        {t('pagesColumn')}
                      </th>
                      <th scope="col" className="num">
                        {t('recordsColumn')}
                      </th>
                      <th scope="col">{t('keepUntil')}</th>
                      <th scope="col">{t('lastSeal')}</th>
                      <th scope="col">{t('history')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {shown.map((volume) => (
                      <ClosedRow key={volume._id} volume={volume} />
                    ))}
                  </tbody>
                </table>
              </div>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

/** The day until which a volume is kept: some years after its last entry. */
const keptUntil = (lastAt: string, years: number) => {
  const day = new Date(lastAt);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
};

function ClosedRow({ volume }: { volume: LogVolume }) {
  const { t } = useTranslation('logbooks');
  const format = useFormat();
  const title = useBookTitle();
  const book = bookOf(volume.book, volume.descriptions);
  return (
    <tr>
      <th scope="row">
        <AppLink {...bookLink(volume.book, volume._id)}>{title(book)}</AppLink>
      </th>
      <td>{t('volumeNo', { no: volume.no })}</td>
      <td>
        {format.day(volume.openedAt)} – {format.day(volume.closedAt)}
      </td>
      <td className="num">{volume.pages}</td>
      <td className="num">{volume.records}</td>
      <td>{format.day(keptUntil(volume.lastAt, book.keepYears))}</td>
      <td>
        <code>{shortSeal(volume.head)}</code>
      </td>
      <td>
        <AppLink to="/app/archivehistory/$id" params={{ id: volume._id }}>
          {t('volumeHistory')}
        </AppLink>
      </td>
    </tr>
  );
}
