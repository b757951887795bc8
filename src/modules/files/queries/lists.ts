import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listsRead } from '#lib/firstRows.ts';
import type { Listed } from '#lib/listRules.ts';
import { applyPending, readList } from '#lib/outbox/overlay.ts';
import { request } from '#lib/request.ts';
import { cachedViewer } from '#lib/viewer.ts';
import { files, type StoredFile } from '../contract.ts';

/** The lists of all single items of a resource. */
export const keyOfItems = (resource: string) => ['files', 'list', resource];

export const keyOfItem = (resource: string, id: string) => [...keyOfItems(resource), id];

/** All lists of a boat's files, each of one resource. */
const boatsKey = ['files', 'list', 'boat'];

/** The most files in one answer; a list that long may lack some. */
export const MAX_FILES = 2000;

/**
 * The files of the current boat's items of a resource, if that list is complete and the item is one of the boat's: only
 * then does an item without files in it have none.
 */
const listAround = (client: QueryClient, resource: string, id: string) => {
  const boatID = cachedViewer(client)?.boatID ?? '';
  const items = client.getQueryData<readonly Listed[]>([resource, 'list', boatID]);
  if (!items?.some(({ _id }) => _id === id)) return undefined;
  const { data, dataUpdatedAt: at = 0 } =
    client.getQueryState<readonly StoredFile[]>([...boatsKey, boatID, resource]) ?? {};
  return data && data.length < MAX_FILES ? { data, at } : undefined;
};

/** What the boat's list says about an item that was never opened. */
const known = (client: QueryClient, resource: string, id: string) => ({
  initialData: () => {
    const here = listAround(client, resource, id)?.data.filter(({ ownerID }) => ownerID === id);
    return here && applyPending(client, keyOfItem(resource, id), here);
  },
  initialDataUpdatedAt: () => listAround(client, resource, id)?.at,
});

/** Apart from the uploads: a route reads lists before its page's code is there. */
export const fileQueries = {
  ofItem: (resource: string, id: string, client: QueryClient) =>
    queryOptions({
      queryKey: keyOfItem(resource, id),
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(files.ofItem, { params: { resource, id }, signal }), id),
      ...known(client, resource, id),
    }),
  ofBoat: (boatID: string, resource: string) =>
    queryOptions({
      queryKey: [...boatsKey, boatID, resource],
      enabled: boatID !== '',
      queryFn: async ({ signal }) => {
        await listsRead();
        return request(files.ofBoat, { params: { boatID, resource }, signal });
      },
    }),
};
