import type { LogDraft, LogRecord, LogVolume } from '../contract.ts';
import type { Book } from '../rules/book.ts';
import Drafts from './Drafts.tsx';
import DrillPanel from './DrillPanel.tsx';
import TankPanel from './TankPanel.tsx';
import VolumeActions from './VolumeActions.tsx';

type Props = {
  book: Book;
  volume: LogVolume;
  page: number;
  /** Of the page, and the newest of the volume. */
  records: readonly LogRecord[];
  newest: readonly LogRecord[];
  closed: boolean;
  onOpen: (draft: LogDraft) => void;
};

/** What belongs beside the page of a record book; it appears at once, what grows with the records last. */
export default function BesidePage({ book, volume, page, records, newest, closed, onOpen }: Props) {
  return (
    <>
      {book.opening.some(({ kind }) => kind === 'tanks') && (
        <TankPanel {...{ book, volume }} records={newest} />
      )}
      {!closed && <Drafts volume={volume} records={newest} onOpen={onOpen} />}
      <VolumeActions {...{ volume, records, closed, page }} />
      {book.crewDrills && <DrillPanel {...{ book, volume }} records={newest} />}
    </>
  );
}
