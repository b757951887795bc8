import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { bookLink } from '../bookLink.ts';
import type { LogDraft, LogVolume } from '../contract.ts';
import { useRecords } from '../queries.ts';
import type { Book } from '../rules/book.ts';
import { bookOf } from '../rules/books.ts';
import { deckRows } from '../rules/deck.ts';
import type { Reading } from '../rules/nmea.ts';
import { useIsClosed } from '../useVolume.ts';
import { DeckTable } from './DeckTable.tsx';
import { Drafts } from './Drafts.tsx';
import { VolumeActions } from './VolumeActions.tsx';

// What reads the log does not wait for the code of forms.
const Compose = lazyPart(() => import('./Compose.tsx'), <Skeleton rows={4} />);

const FIRST = 120;

/** A volume of a deck log: the last entries, the one being written below them, and the seals. */
export function DeckLog({
  book,
  volume,
  before,
}: {
  book: Book;
  volume: LogVolume;
  before?: number | undefined;
}) {
  const { t } = useTranslation('logbooks');
  const query = useRecords(volume._id, before ? { before } : {});
  const { data: newest = [] } = useRecords(volume._id);
  const closed = useIsClosed(volume);
  const [draft, setDraft] = useState<LogDraft>();
  const [reading, setReading] = useState<Reading>();
  const instruments = useDialog(() => import('./InstrumentsDialog.tsx'));
  const measured = book.codes.find(({ code }) => code === 'hour' || code === 'row')?.code;
  // What is below the form waits for it, and would be pushed down.
  const [written, setWritten] = useState(false);
  const writes = !closed && !before;
  const oldest = query.data?.at(-1)?.n ?? 0;
  return (
    <div className="stack">
      <Loaded query={query} failed={t('loadFailed')} rows={6} framed>
        {(records) => {
          const rows = deckRows(records);
          return (
            <div className="panel">
              {rows.length === 0 ? (
                <EmptyState icon={<Icon name="book" />} title={t('noEntries')} hint={t('noEntriesHint')} />
              ) : (
                <DeckTable
                  bookFor={({ content }) => bookOf(content.book, volume.descriptions, content.form)}
                  rows={rows}
                />
              )}
            </div>
          );
        }}
      </Loaded>
      {(before || oldest > 1) && (
        <div className="row wrap">
          {(query.data?.length ?? 0) >= FIRST && (
            <ButtonLink {...bookLink(volume.book, volume._id, { before: oldest })}>{t('earlier')}</ButtonLink>
          )}
          {before && <ButtonLink {...bookLink(volume.book, volume._id)}>{t('newest')}</ButtonLink>}
        </div>
      )}
      {writes && measured && !query.isLoading && (
        <div className="row wrap">
          <Button
            icon={<Icon name="gauge" />}
            onClick={() => instruments.open({ book, volume, code: measured, onUse: setReading })}
          >
            {t('fromInstruments')}
          </Button>
        </div>
      )}
      {writes && !query.isLoading && (
        <Compose
          key={draft?._id ?? reading?.at}
          begin={measured && reading ? { code: measured, ...reading } : undefined}
          {...{ book, volume, draft }}
          records={newest}
          onShown={() => setWritten(true)}
          onDone={() => {
            setDraft(undefined);
            setReading(undefined);
          }}
        />
      )}
      {(written || !writes) && (
        <>
          {!closed && <Drafts volumeID={volume._id} records={newest} onOpen={setDraft} />}
          <VolumeActions {...{ volume, closed }} records={newest} />
        </>
      )}
      {instruments.element}
    </div>
  );
}
