import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { stockReads } from './contract/reads.ts';
import { inventory } from './contract.ts';

export const inventoryQueries = resourceQueries(inventory);

/** What of a boat's stock needs attention, as the server counts it. */
export const attentionQuery = (boatID: string) =>
  queryOptions({
    queryKey: [inventory.name, 'attention', boatID],
    queryFn: ({ signal }) => request(stockReads.attention, { params: { boatID }, signal }),
    enabled: boatID !== '',
    staleTime: 60_000,
    meta: { access: stockReads.attention.access },
  });

/** The same part on the other vessels of the user. */
const sistersQuery = (id: string) =>
  queryOptions({
    queryKey: [inventory.name, 'sisters', id],
    queryFn: ({ signal }) => request(stockReads.sisters, { params: { id }, signal }),
    staleTime: 60_000,
    meta: { access: stockReads.sisters.access },
  });
export const useSisterStock = (id: string) => useQuery(sistersQuery(id));

export const {
  useList: useInventory,
  useDetails: useInventoryItem,
  useCreate: useCreateInventoryItem,
  useUpdate: useUpdateInventoryItem,
  useRemove: useDeleteInventoryItem,
} = resourceHooks(inventory, {
  namespace: 'inventory',
  page: '/app/inventory/$id',
  edit: { form: 'inventory' },
  offline: 'list',
  savedViews: { inventory: '/app/inventory' },
  invalidates: [['movements'], [inventory.name, 'attention']],
  palette: {
    search: ({ partNo, manufacturer, modelNo, category, partNumbers, barcodes }) => [
      partNo,
      manufacturer,
      modelNo,
      category,
      ...partNumbers.map(({ code }) => code),
      ...barcodes,
    ],
    hint: ({ manufacturer, partNo }) => [manufacturer, partNo],
    max: 8,
  },
  texts: savedTexts('inventory'),
});
