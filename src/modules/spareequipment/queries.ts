import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { type SpareEquipment, spareEquipment } from './contract.ts';

export const spareEquipmentQueries = resourceQueries(spareEquipment);

export const {
  useList: useSpareEquipment,
  useCreate: useCreateSpareEquipment,
  useUpdate: useUpdateSpareEquipment,
  useRemove: useDeleteSpareEquipment,
} = resourceHooks(spareEquipment, {
  namespace: 'spareequipment',
  page: ({ _id }: SpareEquipment) => ({ to: '/app/sections', search: { equipment: _id } }),
  edit: { form: 'spareequipment' },
  offline: 'list',
  palette: { search: () => [], hint: ({ department }) => [department], max: 3 },
  texts: savedTexts('spareequipment'),
});
