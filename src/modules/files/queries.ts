import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst, removeItem } from '#lib/listRules.ts';
import { newId } from '#lib/newId.ts';
import { request } from '#lib/request.ts';
import { resizePhoto } from '#ui/photoResize.ts';
import { files, type StoredFile } from './contract.ts';

const ofItem = (resource: string, id: string) => ['files', 'list', resource, id];

export const fileQueries = {
  ofItem: (resource: string, id: string) =>
    queryOptions({
      queryKey: ofItem(resource, id),
      queryFn: ({ signal }) => request(files.ofItem, { params: { resource, id }, signal }),
    }),
  ofBoat: (boatID: string, resource: string) =>
    queryOptions({
      queryKey: ['files', 'list', 'boat', boatID, resource],
      queryFn: ({ signal }) => request(files.ofBoat, { params: { boatID, resource }, signal }),
    }),
};

/** Photos and files of an item, newest first. */
export const useFiles = (resource: string, id: string) => useQuery(fileQueries.ofItem(resource, id));

/** All photos and files of a kind of item of a boat. */
export const useFilesOfBoat = (boatID: string, resource: string) =>
  useQuery(fileQueries.ofBoat(boatID, resource));

/** `_id`: the same again when an upload is tried again, so that a lost answer leaves no second copy. */
type Upload = { _id?: string; resource: string; ownerID: string; file: File };

const isPhoto = (file: File) => file.type.startsWith('image/');

const send = async ({ _id = newId(), resource, ownerID, file }: Upload): Promise<StoredFile> => {
  const body = { _id, resource, ownerID, name: file.name };
  if (!isPhoto(file)) return request(files.upload, { body: { ...body, kind: 'file', file } });
  const { full, thumb } = await resizePhoto(file);
  return request(files.upload, { body: { ...body, kind: 'photo', file: full, thumb } });
};

/** Uploads a photo, made smaller on the device first, or another file; what fails is said where it was dropped. */
export const useUpload = () =>
  useMutation({
    mutationKey: ['files'],
    meta: { silent: true },
    scope: { id: 'files' },
    mutationFn: send,
    onSuccess: (stored, { resource, ownerID }, _result, { client }) => {
      client.setQueryData<readonly StoredFile[]>(ofItem(resource, ownerID), (list) =>
        insertFirst(stored)(list ?? []),
      );
      void client.invalidateQueries({ queryKey: ['files', 'list', 'boat'] });
      void client.invalidateQueries({ queryKey: ['history', resource, ownerID] });
    },
  });

const remove = listMutation<StoredFile, string, { _id: string }>({
  resource: 'files',
  success: 'files:removed',
  failure: 'messages:deleteFailed',
  send: (id) => request(files.remove, { params: { id } }),
  change: (id) => ({ rule: removeItem(id) }),
  outdates: () => [['history']],
});

/** Deletes a photo or file. */
export const useRemoveFile = () => useMutation(remove);
