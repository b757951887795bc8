import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '#modules/files/contract.ts';
import { pinnedContent, usePins } from './pins.ts';

type Shown = { documentID: string; fileID: string; file: Pick<StoredFile, 'url'> | undefined };

/** The bytes of a file: those kept on the device, or else the server's. */
export const useContent = ({ documentID, fileID, file }: Shown) => {
  const pin = usePins().get(documentID);
  const url = file?.url ?? '';
  const pinned = pin?.fileID === fileID;
  return useQuery({
    queryKey: ['documentcontent', fileID, pinned ? 'pinned' : url.split('?')[0]],
    queryFn: async ({ signal }) => {
      const kept = pinned ? await pinnedContent(documentID, fileID) : undefined;
      if (kept) return kept;
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new Error(`The file could not be loaded: ${answer.status}`);
      return answer.blob();
    },
    enabled: fileID !== '' && (pinned || url !== ''),
    staleTime: Number.POSITIVE_INFINITY,
    // Files are large: only what is open is held.
    gcTime: 0,
    meta: { keep: false },
  });
};
