import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { readList } from '#lib/outbox/overlay.ts';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { equipment, readingSchema, readings } from './contract.ts';

export const equipmentQueries = {
  ...resourceQueries(equipment),
  readings: (id: string) =>
    queryOptions({
      queryKey: ['equipmentgroups', 'readings', id],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(readings.ofEquipment, { params: { id }, signal }), id),
      meta: { access: readings.ofEquipment.access },
    }),
};

export const {
  useList: useAllEquipment,
  useDetails: useEquipment,
  useCreate: useCreateEquipment,
  useUpdate: useUpdateEquipment,
  useRemove: useDeleteEquipment,
} = resourceHooks(equipment, {
  namespace: 'equipment',
  page: '/app/equipment/$id',
  edit: { form: 'equipment' },
  offline: 'list',
  savedViews: { equipment: '/app/equipment' },
  palette: {
    search: ({ manufacturer, modelNumber, serialNumber }) => [manufacturer, modelNumber, serialNumber],
    hint: ({ manufacturer, modelNumber, location }) => [manufacturer, modelNumber, location],
    isHidden: ({ isArchived }) => isArchived,
    max: 8,
  },
  texts: {
    created: 'equipment:created',
    removed: 'equipment:removed',
    removeFailed: 'messages:deleteFailed',
  },
});

/** Fills in what readings did not have when they were stored on this device. */
const filled = (list: unknown) => z.array(readingSchema).parse(list);

/** Readings of one meter, newest first; struck ones too. */
export const useReadings = (id: string) => useQuery({ ...equipmentQueries.readings(id), select: filled });
