import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst, removeItem } from '#lib/listRules.ts';
import { newId } from '#lib/newId.ts';
import { useOutbox, usePendingItems } from '#lib/outbox/useOutbox.ts';
import { prepare } from '#lib/request.ts';
import { cachedUser } from '#modules/auth/queries.ts';
import { resizePhoto } from '#ui/photoResize.ts';
import { files, type StoredFile } from './contract.ts';
import { fileQueries, keyOfItem } from './queries/lists.ts';

/** The object URL of a file on this device; the same one for the same file. */
const addresses = new WeakMap<Blob, string>();
const addressOf = (file: Blob) => {
  const there = addresses.get(file);
  if (there) return there;
  const made = URL.createObjectURL(file);
  addresses.set(file, made);
  return made;
};

const sentFile = z.object({
  _id: z.string(),
  file: z.instanceof(Blob),
  thumb: z.optional(z.instanceof(Blob)),
});

/**
 * Photos and files of an item, newest first; those waiting on this device are shown from it. `rows`: the same, or only
 * the waiting ones if the others could not be loaded.
 */
export const useFiles = (resource: string, id: string) => {
  const { waiting, attention } = useOutbox();
  const query = useQuery(fileQueries.ofItem(resource, id, useQueryClient()));
  const unsent = usePendingItems<StoredFile>(keyOfItem(resource, id));
  const rows = query.data ?? unsent;
  if (!rows.some(({ url }) => url === '')) return { ...query, rows };
  const here = new Map(
    [...waiting, ...attention].flatMap(({ variables }) => {
      const sent = sentFile.safeParse(variables);
      return sent.success ? [[sent.data._id, sent.data] as const] : [];
    }),
  );
  const shown = rows.map((file) => {
    const sent = file.url === '' ? here.get(file._id) : undefined;
    if (!sent) return file;
    return { ...file, url: addressOf(sent.file), thumbUrl: sent.thumb ? addressOf(sent.thumb) : '' };
  });
  return { ...query, data: query.data && shown, rows: shown };
};

/** All photos and files of a boat's items of one resource. */
export const useFilesOfBoat = (boatID: string, resource: string) =>
  useQuery(fileQueries.ofBoat(boatID, resource));

/** `_id`: the same when an upload is retried, so that a lost answer leaves no second copy. */
type Given = { _id?: string; resource: string; ownerID: string; file: File };

type Upload = Pick<StoredFile, '_id' | 'resource' | 'ownerID' | 'kind' | 'name'> & {
  file: Blob;
  thumb?: Blob;
};

const isPhoto = (file: File) => file.type.startsWith('image/');

const toSend = async ({ _id = newId(), resource, ownerID, file }: Given): Promise<Upload> => {
  const about = { _id, resource, ownerID, name: file.name };
  if (!isPhoto(file)) return { ...about, kind: 'file', file };
  const { full, thumb } = await resizePhoto(file);
  return { ...about, kind: 'photo', file: full, thumb };
};

/** The file in lists until the server has it; its content is on this device only, see `localFile`. */
const draftOf = ({ file, thumb: _thumb, ...upload }: Upload, client: QueryClient): StoredFile => {
  const user = cachedUser(client);
  return {
    ...upload,
    boatID: user?.boatID ?? '',
    type: file.type,
    size: file.size,
    url: '',
    thumbUrl: '',
    createdAt: nowIso(),
    createdBy: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  };
};

const upload = listMutation<StoredFile, Upload, StoredFile>({
  name: 'files.upload',
  label: { text: 'outbox:action.photo', icon: 'photo' },
  commands: [files.upload],
  fields: [],
  resource: 'files',
  call: (given) => prepare(files.upload, { body: given }),
  entityIds: ({ _id, ownerID }) => [_id, ownerID],
  optimisticAnswer: draftOf,
  // Until then it is listed as a running upload.
  showOnAck: true,
  change: (given, client) => ({
    lists: keyOfItem(given.resource, given.ownerID),
    rule: insertFirst(draftOf(given, client)),
  }),
  confirm: (stored) => (list) => list.map((file) => (file._id === stored._id ? stored : file)),
  invalidates: ({ resource, ownerID }) => [
    ['files', 'list', 'boat'],
    ['history', resource, ownerID],
  ],
});

/** Uploads a photo, scaled down on the device first, or another file; errors are shown where it was dropped. */
export const useUpload = () => {
  const { mutateAsync } = useMutation({ ...upload, meta: { silent: true } });
  return { mutateAsync: async (given: Given): Promise<StoredFile> => mutateAsync(await toSend(given)) };
};

const remove = listMutation<StoredFile, string, { _id: string }>({
  name: 'files.remove',
  commands: [files.remove],
  fields: [],
  resource: 'files',
  success: 'files:removed',
  failure: 'messages:deleteFailed',
  call: (id) => prepare(files.remove, { params: { id } }),
  entityIds: (id) => [id],
  optimisticAnswer: (id) => ({ _id: id }),
  change: (id) => ({ rule: removeItem(id) }),
  invalidates: () => [['history']],
});

type Restore = Pick<StoredFile, '_id' | 'resource' | 'ownerID'>;

const restore = listMutation<StoredFile, Restore, StoredFile | undefined>({
  name: 'files.restore',
  label: { text: 'outbox:action.restore', icon: 'undo' },
  commands: [files.restore],
  fields: [],
  resource: 'files',
  success: 'files:restored',
  call: ({ _id: id }) => prepare(files.restore, { params: { id } }),
  entityIds: ({ _id, ownerID }) => [_id, ownerID],
  // Only the server has it.
  optimisticAnswer: () => undefined,
  change: () => ({ rule: (list) => list }),
  invalidates: (_stored, { resource, ownerID }) => [
    keyOfItem(resource, ownerID),
    ['files', 'list', 'boat'],
    ['history', resource, ownerID],
  ],
});

/** Restores a deleted photo or file. */
export const useRestoreFile = () => useMutation(restore);

/** Deletes a photo or file. */
export const useRemoveFile = () => useMutation(remove);
