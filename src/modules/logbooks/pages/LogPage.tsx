import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { recordLink } from '../bookLink.ts';
import styles from '../components/list.module.css';
import { Pick } from '../components/Pick.tsx';
import { Signed } from '../components/Signed.tsx';
import type { LogRecord, LogVolume } from '../contract.ts';
import { useLatest, useVolumes } from '../queries.ts';
import { fieldsOf, isEmptyValue } from '../rules/book.ts';
import { bookOf } from '../rules/books.ts';
import { useBookTitle } from '../useBookTitle.ts';
import { useFieldTexts } from '../useFieldTexts.ts';

const route = getRouteApi('/app/log/');
const LATEST = 100;

/** What was written in all books of the vessel, by the day on which it happened. */
export function LogPage() {
  const { t } = useTranslation(['logbooks', 'bookwords']);
  const format = useFormat();
  const navigate = useNavigate();
  const title = useBookTitle();
  const { book, before } = route.useSearch();
  const [find, setFind] = useState('');
  const sought = useDeferredValue(find.trim());
  const { data: volumes = [] } = useVolumes();
  const query = useLatest({
    before,
    book: volumes.find((volume) => volume.book === book)?.book,
    ...(sought ? { find: sought } : {}),
  });
  const kinds = [...new Map(volumes.map((volume) => [volume.book, volume])).values()];
  const choose = (kind: string) => {
    const chosen = kinds.find((volume) => volume.book === kind);
    void navigate({ to: '/app/log', search: chosen ? { book: chosen.book } : {} });
  };
  return (
    <>
      <PageHeader
        title={t('generalLog')}
        facts={t('generalLogFacts')}
        crumbs={[{ label: t('title'), to: '/app/logbook' }]}
        actions={
          <ButtonLink to="/app/log/archive" icon={<Icon name="archive" />}>
            {t('archive')}
          </ButtonLink>
        }
      />
      <div className="stack">
        <div className={styles.filters}>
          <Pick
            label={t('inBook')}
            value={book ?? ''}
            options={[
              { value: '', label: t('allBooks') },
              ...kinds.map((volume) => ({
                value: volume.book,
                label: title(bookOf(volume.book, volume.descriptions)),
              })),
            ]}
            onChange={choose}
          />
          <SearchBox label={t('findEntries')} value={find} onChange={setFind} />
        </div>
        <Loaded
          query={query}
          failed={t('loadFailed')}
          rows={8}
          framed
          none={<EmptyState icon={<Icon name="book" />} title={t('noEntries')} />}
        >
          {(records) => (
            <>
              {[...Map.groupBy(records, ({ content }) => format.dayOf(content.at))]
                .toSorted(([a], [b]) => b.localeCompare(a))
                .map(([day, own]) => (
                  <Panel key={day} title={format.longDay(day)} count={own.length} className={styles.day}>
                    <ul className="rows">
                      {own
                        .toSorted((a, b) => b.content.at.localeCompare(a.content.at))
                        .map((record) => (
                          <li key={record._id}>
                            <Entry
                              record={record}
                              volume={volumes.find(({ _id }) => _id === record.volumeID)}
                            />
                          </li>
                        ))}
                    </ul>
                  </Panel>
                ))}
              <div className="row wrap">
                {records.length >= LATEST && (
                  <Button
                    onClick={() =>
                      void navigate({
                        to: '/app/log',
                        search: { ...(book ? { book } : {}), before: records.at(-1)?.arrivedAt },
                      })
                    }
                  >
                    {t('earlier')}
                  </Button>
                )}
                {before && (
                  <ButtonLink to="/app/log" search={book ? { book } : {}}>
                    {t('newest')}
                  </ButtonLink>
                )}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}

function Entry({ record, volume }: { record: LogRecord; volume: LogVolume | undefined }) {
  const { t } = useTranslation('logbooks');
  const title = useBookTitle();
  const { code, label, show } = useFieldTexts();
  const format = useFormat();
  const { content } = record;
  const book = bookOf(content.book, volume?.descriptions, content.form);
  // The entries of a vessel's own book have no kinds.
  const name = content.code === 'own' ? title(book) : `${title(book)} · ${code(content.code)}`;
  const words = (fieldsOf(book, content.code) ?? [])
    .filter(({ key, hidden }) => !hidden && !isEmptyValue(content.fields[key]))
    .map((field) => `${label(field)} ${show(field, content.fields[field.key])}`);
  return (
    <ListRow
      {...recordLink(content.book, record._id)}
      title={`${format.time(content.at)} ${name}${content.kind === 'amend' ? ` (${t('amendment')})` : ''}`}
      whole
      second={<span className={styles.clip}>{words.join(' · ')}</span>}
      end={<Signed record={record} />}
    />
  );
}
