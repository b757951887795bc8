import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst } from '#lib/listRules.ts';
import { newId } from '#lib/newId.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { prepare, request } from '#lib/request.ts';
import { cachedItem, resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { copies, type Equipment, equipment, type NewReading, readings } from './contract.ts';
import { applyEntry, withDescendants } from './rules.ts';

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

/** Readings of one meter, newest first. */
export const useReadings = (id: string) => useQuery(equipmentQueries.readings(id));

const history = (id: string) => ['history', 'equipmentgroups', id];

type Round = { boatID: string; readings: NewReading[] };

/** The item after all readings of a round that concern it. */
const entered = (item: Equipment, round: NewReading[]): Equipment => {
  let changed = item;
  for (const { equipmentID, kind = 'reading', at, value, oldValue } of round)
    if (equipmentID === item._id)
      changed = { ...changed, ...applyEntry(changed, { kind, at, value, oldValue }) };
  return changed;
};

/** Replaces the optimistic rows with the server's. */
const replaceAll = (items: readonly Equipment[]) => {
  const answered = new Map(items.map((item) => [item._id, item]));
  return (list: readonly Equipment[]) => list.map((item) => answered.get(item._id) ?? item);
};

const enterReadings = listMutation<Equipment, Round, Equipment[]>({
  name: 'equipmentgroups.enterReadings',
  label: { text: 'outbox:action.readings', icon: 'gauge' },
  commands: [readings.enter],
  fields: ['value', 'note'],
  resource: equipment.name,
  success: 'equipment:hours.saved',
  call: ({ boatID, readings: list }) =>
    prepare(readings.enter, { params: { boatID }, body: { readings: list } }),
  entityIds: ({ readings: list }) => list.flatMap(({ _id, equipmentID }) => [_id, equipmentID]),
  optimisticAnswer: ({ readings: list }, client) =>
    [...new Set(list.map(({ equipmentID }) => equipmentID))].flatMap(
      (id) => cachedItem(equipment, client, id) ?? [],
    ),
  change: ({ readings: list }) => ({ rule: (items) => items.map((item) => entered(item, list)) }),
  confirm: replaceAll,
  invalidates: (items) =>
    items.flatMap((item) => [['equipmentgroups', 'readings', item._id], history(item._id)]),
});

/** Enters readings of any number of meters at once; due dates move on screen before the server has answered. */
export const useEnterReadings = () =>
  useMutation({ ...enterReadings, meta: { ...enterReadings.meta, silent: true } });

type Copy = { id: string; boatID: string; name: string; ids: Record<string, string>; items: Equipment[] };

const duplicate = listMutation<Equipment, Copy, Equipment[]>({
  name: 'equipmentgroups.duplicate',
  label: { text: 'outbox:action.duplicate', icon: 'copy' },
  commands: [copies.duplicate],
  fields: [],
  resource: equipment.name,
  success: 'equipment:duplicated',
  call: ({ id, ids, name }) => prepare(copies.duplicate, { params: { id }, body: { ids, name } }),
  entityIds: ({ ids }) => [...Object.keys(ids), ...Object.values(ids)],
  optimisticAnswer: ({ items }) => items,
  change: ({ boatID, items }) => ({
    lists: equipmentQueries.list(boatID).queryKey,
    rule: insertFirst(...items),
  }),
  confirm: replaceAll,
});

/** Copies a group with its subgroups; the ids are made here, so the copy can be opened at once. */
export const useDuplicateEquipment = () => useMutation(duplicate);

/** The expected copy of `original` under a new name. */
export const copyOf = (original: Equipment, all: readonly Equipment[], name: string): Copy => {
  const copiedIds = withDescendants(original._id, all);
  const ids = Object.fromEntries([...copiedIds].map((id) => [id, newId()]));
  const items = all
    .filter((item) => copiedIds.has(item._id))
    .map((item) => ({
      ...item,
      _id: ids[item._id] ?? item._id,
      parentID: ids[item.parentID] ?? item.parentID,
      name: item._id === original._id ? name : item.name,
      serialNumber: '',
      hours: null,
      meterValue: null,
      hoursAt: null,
      hoursPerDay: null,
      rev: 0,
    }));
  return { id: original._id, boatID: original.boatID, name, ids, items };
};
