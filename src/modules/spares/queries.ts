import { cachedItem, resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { spareEquipment } from '#modules/spareequipment/contract.ts';
import { spares } from './contract.ts';

export const spareQueries = resourceQueries(spares);

export const {
  useList: useSpares,
  useDetails: useSpare,
  useCreate: useCreateSpare,
  useUpdate: useUpdateSpare,
  useRemove: useDeleteSpare,
} = resourceHooks(spares, {
  namespace: 'spares',
  page: '/app/spareparts/$id',
  edit: { form: 'spares' },
  offline: 'list',
  savedViews: { spares: '/app/boatspareparts' },
  palette: {
    search: ({ partNo, serailNo, standard, measurement }) => [partNo, serailNo, standard, measurement],
    hint: ({ partNo, equipmentID }, client) => [
      partNo,
      cachedItem(spareEquipment, client, equipmentID)?.equipmentName ?? '',
    ],
    max: 6,
  },
  texts: savedTexts('spares'),
});
