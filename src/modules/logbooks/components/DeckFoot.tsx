import type { LogDraft, LogRecord, LogVolume } from '../contract.ts';
import Drafts from './Drafts.tsx';
import VolumeActions from './VolumeActions.tsx';

type Props = {
  volume: LogVolume;
  records: readonly LogRecord[];
  closed: boolean;
  onOpen: (draft: LogDraft) => void;
};

/** What stands below the form of a log: drafts and seals, which appear together. */
export default function DeckFoot({ volume, records, closed, onOpen }: Props) {
  return (
    <>
      {!closed && <Drafts volume={volume} records={records} onOpen={onOpen} />}
      <VolumeActions {...{ volume, closed, records }} />
    </>
  );
}
