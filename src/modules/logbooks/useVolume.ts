import { OPEN } from './bookLink.ts';
import type { LogVolume } from './contract.ts';
import { useRecords, useVolumes } from './queries.ts';
import type { BookKind } from './rules/book.ts';

/** The volume of a book that a page shows: the one named, else the open one, else the last. */
export const useVolume = (
  kind: BookKind,
  id?: string,
): { volume: LogVolume | undefined; isPending: boolean } => {
  const { data, isPending } = useVolumes();
  const own = (data ?? []).filter(({ book }) => book === kind);
  const volume =
    id && !id.startsWith(OPEN)
      ? own.find(({ _id }) => _id === id)
      : (own.find(({ closedAt }) => !closedAt) ?? own[0]);
  return { volume, isPending };
};

/** Whether a volume is closed, also by a closing that this device has not sent yet. */
export const useIsClosed = (volume: LogVolume | undefined): boolean => {
  const { data = [] } = useRecords(volume?._id ?? '');
  return volume?.closedAt !== null || data.some(({ content }) => content.kind === 'close');
};
