import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { RowTable } from '#ui/table/RowTable.tsx';
import { bookLink, formLink } from '../bookLink.ts';
import styles from '../components/list.module.css';
import type { LogVolume } from '../contract.ts';
import { useVolumes } from '../queries.ts';
import type { Book } from '../rules/book.ts';
import { bookOf } from '../rules/books.ts';
import { useBookTitle } from '../useBookTitle.ts';

const order = ['bridge', 'official', 'marpol', 'own'] as const satisfies readonly Book['group'][];

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
          const byGroup = Map.groupBy(open, ({ book, descriptions }) => bookOf(book, descriptions).group);
          const groups = order.flatMap((group) => {
            const own = byGroup.get(group);
            return own ? [{ name: t(`group.${group}`), rows: own }] : [];
          });
          if (open.length === 0)
            return (
              <div className="panel">
                <EmptyState icon={<Icon name="book" />} title={t('noVolume')} hint={t('noVolumeHint')} />
              </div>
            );
          return (
            <div className="panel">
              <OpenVolumes groups={groups} />
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function OpenVolumes({ groups }: { groups: readonly { name: string; rows: readonly LogVolume[] }[] }) {
  const { t } = useTranslation('logbooks');
  const format = useFormat();
  const title = useBookTitle();
  const keptIn = ({ book, descriptions }: LogVolume) => bookOf(book, descriptions);
  return (
    <RowTable
      label={t('records')}
      groups={groups}
      columns={[
        {
          header: t('bookColumn'),
          as: 'head',
          cell: (volume) => <AppLink {...bookLink(volume.book)}>{title(keptIn(volume))}</AppLink>,
        },
        {
          header: t('volumeColumn'),
          cell: ({ _id, no }) => (
            <AppLink to="/app/archivehistory/$id" params={{ id: _id }}>
              {t('volumeNo', { no })}
            </AppLink>
          ),
        },
        {
          header: t('pagesColumn'),
          cell: (volume) => {
            const of = keptIn(volume).pagesAVolume;
            return (
              <span className={styles.pages}>
                <span className={styles.bar} aria-hidden="true">
                  <i style={{ width: `${Math.min(1, volume.pages / of) * 100}%` }} />
                </span>
                {t('pageOf', { page: volume.pages, of })}
              </span>
            );
          },
        },
        { header: t('recordsColumn'), as: 'number', cell: ({ records }) => format.number(records) },
        { header: t('lastEntryColumn'), cell: ({ lastAt }) => format.dayTime(lastAt) },
        { header: t('lastSigned'), cell: ({ lastBy }) => lastBy },
        {
          header: t('toSign'),
          cell: ({ unverified }) =>
            unverified > 0 && <StateChip state="waiting">{t('toVerify', { count: unverified })}</StateChip>,
        },
        {
          header: t('officialForm'),
          cell: (volume) => {
            const form = formLink(volume.book, volume._id);
            return form && <AppLink {...form}>{t('formOf', { form: keptIn(volume).form })}</AppLink>;
          },
        },
      ]}
    />
  );
}
