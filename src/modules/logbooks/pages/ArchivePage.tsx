import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowTable } from '#ui/table/RowTable.tsx';
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
              <div className="panel">
                <ClosedVolumes volumes={shown} />
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

function ClosedVolumes({ volumes }: { volumes: readonly LogVolume[] }) {
  const { t } = useTranslation('logbooks');
  const format = useFormat();
  const title = useBookTitle();
  return (
    <RowTable
      label={t('archive')}
      groups={[{ rows: volumes }]}
      columns={[
        {
          header: t('bookColumn'),
          as: 'head',
          cell: ({ _id, book, descriptions }) => (
            <AppLink {...bookLink(book, _id)}>{title(bookOf(book, descriptions))}</AppLink>
          ),
        },
        { header: t('volumeColumn'), cell: ({ no }) => t('volumeNo', { no }) },
        {
          header: t('fromTo'),
          cell: ({ openedAt, closedAt }) => `${format.day(openedAt)} – ${format.day(closedAt)}`,
        },
        { header: t('pagesColumn'), as: 'number', cell: ({ pages }) => pages },
        { header: t('recordsColumn'), as: 'number', cell: ({ records }) => records },
        {
          header: t('keepUntil'),
          cell: ({ lastAt, book, descriptions }) =>
            format.day(keptUntil(lastAt, bookOf(book, descriptions).keepYears)),
        },
        { header: t('lastSeal'), cell: ({ head }) => <code>{shortSeal(head)}</code> },
        {
          header: t('history'),
          cell: ({ _id }) => (
            <AppLink to="/app/archivehistory/$id" params={{ id: _id }}>
              {t('volumeHistory')}
            </AppLink>
          ),
        },
      ]}
    />
  );
}
