import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { saveFile } from '#lib/saveFile.ts';
import { logPapers } from '../contract/papers.ts';
import { logbooks } from '../contract.ts';

type Pages = { id: string; from?: number; to?: number };

/** Saves pages of a volume as a PDF. */
export const useVolumePaper = () =>
  useMutation({
    mutationKey: ['logPaper'],
    mutationFn: async ({ id, ...search }: Pages) =>
      saveFile(await request(logPapers.volume, { params: { id }, search })),
  });

/** Saves a volume as sealed, for whoever verifies it elsewhere. */
export const useVolumeExport = () =>
  useMutation({
    mutationKey: ['logExport'],
    mutationFn: async (id: string) => {
      const volume = await request(logbooks.exported, { params: { id } });
      saveVolume(volume);
    },
  });

/** Saves an exported volume as a file. */
export const saveVolume = (volume: { volumeID: string }) =>
  saveFile(
    new Blob([JSON.stringify(volume, null, 1)], { type: 'application/json' }),
    `${volume.volumeID}.json`,
  );

/** Saves a paper about the books: the declaration for the flag, or what is done when the system does not work. */
export const useBookPaper = () =>
  useMutation({
    mutationKey: ['logPaper'],
    mutationFn: async ({ boatID, paper }: { boatID: string; paper: 'declaration' | 'fallback' }) =>
      saveFile(await request(logPapers[paper], { params: { boatID } })),
  });

/** Saves all volumes as sealed, in one archive, so that this device has a copy that anyone can verify. */
export const useCopyOfBooks = () =>
  useMutation({
    mutationKey: ['logExport'],
    mutationFn: async (volumeIDs: readonly string[]) => {
      const files: Record<string, string> = {};
      for (const id of volumeIDs)
        files[`${id}.json`] = JSON.stringify(await request(logbooks.exported, { params: { id } }));
      const { zip } = await import('#lib/zip.ts');
      saveFile(new Blob(await zip(files), { type: 'application/zip' }), 'books.zip');
    },
  });
