import { queryOptions } from '@tanstack/react-query';
import { readList } from '#lib/outbox/overlay.ts';
import { request } from '#lib/request.ts';
import { files } from '../contract.ts';

export const keyOfItem = (resource: string, id: string) => ['files', 'list', resource, id];

/** Apart from the uploads: a route reads lists before its page's code is there. */
export const fileQueries = {
  ofItem: (resource: string, id: string) =>
    queryOptions({
      queryKey: keyOfItem(resource, id),
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(files.ofItem, { params: { resource, id }, signal }), id),
    }),
  ofBoat: (boatID: string, resource: string) =>
    queryOptions({
      queryKey: ['files', 'list', 'boat', boatID, resource],
      enabled: boatID !== '',
      queryFn: ({ signal }) => request(files.ofBoat, { params: { boatID, resource }, signal }),
    }),
};
