import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { wallTime } from '#lib/zonedTime.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeckLog } from '../components/DeckLog.tsx';
import { logTexts } from '../queries.ts';
import type { Book, BookKind, BookValues } from '../rules/book.ts';
import { bookOf } from '../rules/books.ts';
import { useBookTitle } from '../useBookTitle.ts';
import { useVolume } from '../useVolume.ts';

const OpenVolume = lazyPart(() => import('../components/OpenVolume.tsx'), <Skeleton />);

type Props = {
  kind: BookKind;
  /** A vessel's own book as it is described now, for the next volume. */
  next?: Book;
  /** What the opening of the next volume begins with. */
  stated?: BookValues;
  volume?: string | undefined;
  before?: number | undefined;
  /** Stands above the log. */
  note?: ReactNode;
  actions?: ReactNode;
};

/** How far a clock is from UTC, to the quarter of an hour: "+2", "−3:30". */
const offsetOf = (now: string, zone: string) => {
  const quarters = Math.round((Date.parse(`${wallTime(now, zone)}Z`) - Date.parse(now)) / 900_000);
  const minutes = (Math.abs(quarters) % 4) * 15;
  return `${quarters < 0 ? '−' : '+'}${Math.floor(Math.abs(quarters) / 4)}${minutes ? `:${minutes}` : ''}`;
};

/** A log in columns: what a watch reads and writes. */
export function DeckLogPage({ kind, next, stated, volume: id, before, note, actions }: Props) {
  const { t } = useTranslation(['logbooks', ...logTexts]);
  const format = useFormat();
  const title = useBookTitle();
  const { volume, isPending } = useVolume(kind, id);
  const book = volume || !next ? bookOf(kind, volume?.descriptions) : next;
  const now = new Date().toISOString();
  const facts = [
    format.longDay(format.today),
    book.clock === 'utc' ? 'UTC' : t('shipTime', { offset: offsetOf(now, format.timeZone) }),
    ...(volume?.no ? [t('volumeAndPage', { no: volume.no, page: Math.max(1, volume.pages) })] : []),
    ...(volume?.closedAt ? [t('closedOn', { day: format.day(volume.closedAt) })] : []),
  ];
  return (
    <>
      <PageHeader
        title={title(book)}
        facts={facts.join(' · ')}
        crumbs={[{ label: t('title'), to: '/app/logbook' }]}
        actions={
          <>
            {volume && volume.no > 0 && (
              <ButtonLink
                to="/app/archivehistory/$id"
                params={{ id: volume._id }}
                icon={<Icon name="history" />}
              >
                {t('volumeHistory')}
              </ButtonLink>
            )}
            {actions}
          </>
        }
      />
      <div className="stack">
        {note}
        {volume && <DeckLog key={volume._id} {...{ book, volume, before }} />}
        {!volume && isPending && <Skeleton rows={6} />}
        {!isPending && (!volume || volume.closedAt) && !before && (
          <OpenVolume key={volume?._id ?? ''} book={next ?? book} last={{ ...volume?.opening, ...stated }} />
        )}
      </div>
    </>
  );
}
