import { useSyncExternalStore } from 'react';
import { ApiError } from '#lib/apiError.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { MAX_FILE_BYTES } from '#modules/files/contract.ts';
import { useUpload } from '#modules/files/queries.ts';
import { documents, type VesselDocument } from './contract.ts';
import { useRevise } from './queries/commands.ts';
import { useCreateDocument, useDeleteDocument } from './queries.ts';

/** A file on its way: `kept` on this device until there is a link; `met`: a document of its name is here already. */
export type OnTheWay = {
  fileID: string;
  file: File;
  folder: string;
  state: 'sending' | 'kept' | 'sent' | 'failed' | 'met';
  reason?: string;
  met?: VesselDocument;
};

let rows: readonly OnTheWay[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly OnTheWay[]) => {
  rows = next;
  for (const listener of listeners) listener();
};
const change = (fileID: string, fields: Partial<OnTheWay>) =>
  set(rows.map((row) => (row.fileID === fileID ? { ...row, ...fields } : row)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Takes files off the list. */
export const leave = (ids: readonly string[]) => set(rows.filter(({ fileID }) => !ids.includes(fileID)));

const MB = 1024 * 1024;
const READABLE = /\.(pdf|txt|csv|md|xlsx|docx|jpe?g|png|webp|heic|avif)$/i;

/** The name of a document from that of its file. */
const titleOf = (file: string) =>
  file
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll('_', ' ')
    .trim() || file;

const sameTitle = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Files on their way into folders. Each is handed to the outbox at once, so that closing the app loses none; the server
 * gets them one after the other, and those that were cut again.
 */
export const useUploadDocuments = (all: readonly VesselDocument[]) => {
  const { t } = useTranslation('documents');
  const { boatID } = useUser();
  const { mutateAsync: create } = useCreateDocument();
  const { mutateAsync: remove } = useDeleteDocument();
  const { ready } = useUpload();
  const { mutateAsync: revise } = useRevise();

  const readyFor = (ownerID: string, { fileID, file }: Pick<OnTheWay, 'fileID' | 'file'>) =>
    ready({ _id: fileID, resource: documents.name, ownerID, file });

  const send = async (fileID: string, start: Awaited<ReturnType<typeof readyFor>>) => {
    const stored = await start();
    change(fileID, { state: stored.url === '' ? 'kept' : 'sent' });
  };

  const failed = (fileID: string, error: unknown) =>
    change(fileID, {
      state: 'failed',
      reason:
        error instanceof ApiError ? error.messages.map(({ msg }) => msg).join(' ') : t('upload.notKept'),
    });

  const asNew = async (row: OnTheWay) => {
    const { fileID, file, folder } = row;
    const _id = newId();
    change(fileID, { state: 'sending' });
    try {
      const start = await readyFor(_id, row);
      // Both are stored before the first of them is answered.
      const made = create({
        ...{ _id, boatID, mainfolderID: folder, mainFile: fileID },
        name: titleOf(file.name).slice(0, 200),
      });
      await Promise.all([made, send(fileID, start)]);
    } catch (error) {
      failed(fileID, error);
      // Without its file it is nothing.
      if (error instanceof ApiError && [413, 415].includes(error.status)) await remove(_id);
    }
  };

  const asRevision = async (row: OnTheWay, { _id }: VesselDocument) => {
    change(row.fileID, { state: 'sending' });
    try {
      const start = await readyFor(_id, row);
      // The file first: a revision names it.
      await Promise.all([send(row.fileID, start), revise({ id: _id, fileID: row.fileID, note: '' })]);
    } catch (error) {
      failed(row.fileID, error);
    }
  };

  const unfit = ({ name, size, type }: File) => {
    if (!READABLE.test(name)) return t('upload.wrongType');
    // A photo is scaled down before it is sent.
    return size > MAX_FILE_BYTES && !type.startsWith('image/')
      ? t('upload.tooLarge', { mb: MAX_FILE_BYTES / MB })
      : undefined;
  };

  return {
    rows: useSyncExternalStore(subscribe, () => rows),
    add: (files: readonly File[], folder: string) => {
      const added = files.map((file): OnTheWay => {
        const row = { fileID: newId(), file, folder };
        const reason = unfit(file);
        if (reason) return { ...row, state: 'failed', reason };
        const met = all.find(
          (each) => each.mainfolderID === folder && sameTitle(each.name, titleOf(file.name)),
        );
        return met ? { ...row, state: 'met', met } : { ...row, state: 'sending' };
      });
      set([...rows, ...added]);
      for (const row of added) if (row.state === 'sending') void asNew(row);
    },
    asNew: (row: OnTheWay) => void asNew(row),
    asRevision: (row: OnTheWay, document: VesselDocument) => void asRevision(row, document),
    /** Sends a file as the next revision of a document. */
    revise: async (document: VesselDocument, file: File, note: string) => {
      const fileID = newId();
      const start = await readyFor(document._id, { fileID, file });
      // The file first: a revision names it.
      await Promise.all([start(), revise({ id: document._id, fileID, note })]);
    },
  };
};
