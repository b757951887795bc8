import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst } from '#lib/listRules.ts';
import { newId } from '#lib/newId.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { matchesWords, registerPaletteSource } from '#lib/paletteSources.ts';
import { prepare, request } from '#lib/request.ts';
import { cachedItem, resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { copies, type Equipment, equipment, type NewReading, readings } from './contract.ts';
import { applyEntry, withDescendants } from './rules.ts';

export const equipmentQueries = {
  ...resourceQueries(equipment),
  readings: (id: string) =>
    queryOptions({
      queryKey: ['equipmentgroups', 'readings', id],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(readings.ofEquipment, { params: { id }, signal }), id),
    }),
};

export const {
  useList: useEquipmentOfBoat,
  useDetails: useEquipment,
  useCreate: useCreateEquipment,
  useUpdate: useUpdateEquipment,
  useRemove: useDeleteEquipment,
} = resourceHooks(equipment, {
  created: 'equipment:created',
  removed: 'equipment:removed',
  removeFailed: 'messages:deleteFailed',
});

/** All equipment of the signed-in user's boat. */
export const useAllEquipment = () => {
  const boatID = useMaybeUser()?.boatID ?? '';
  return useQuery({ ...equipmentQueries.list(boatID), enabled: boatID !== '' });
};

/** Readings of one meter, newest first. */
export const useReadings = (id: string) => useQuery(equipmentQueries.readings(id));

const history = (id: string) => ['history', 'equipmentgroups', id];

type Round = { boatID: string; readings: NewReading[] };

/** The item after all readings of a round that are about it. */
const entered = (item: Equipment, round: NewReading[]): Equipment => {
  let changed = item;
  for (const { equipmentID, kind = 'reading', at, value, oldValue } of round)
    if (equipmentID === item._id)
      changed = { ...changed, ...applyEntry(changed, { kind, at, value, oldValue }) };
  return changed;
};

/** The server's rows in place of ours. */
const replaceAll = (items: readonly Equipment[]) => {
  const answered = new Map(items.map((item) => [item._id, item]));
  return (list: readonly Equipment[]) => list.map((item) => answered.get(item._id) ?? item);
};

const enterReadings = listMutation<Equipment, Round, Equipment[]>({
  name: 'equipmentgroups.enterReadings',
  resource: equipment.name,
  success: 'equipment:hours.saved',
  call: ({ boatID, readings: list }) =>
    prepare(readings.enter, { params: { boatID }, body: { readings: list } }),
  about: ({ readings: list }) => list.flatMap(({ _id, equipmentID }) => [_id, equipmentID]),
  assume: ({ readings: list }, client) =>
    [...new Set(list.map(({ equipmentID }) => equipmentID))].flatMap(
      (id) => cachedItem(equipment, client, id) ?? [],
    ),
  change: ({ readings: list }) => ({ rule: (items) => items.map((item) => entered(item, list)) }),
  confirm: replaceAll,
  outdates: (items) =>
    items.flatMap((item) => [['equipmentgroups', 'readings', item._id], history(item._id)]),
});

/** Enters readings of any number of meters at once; what is due moves on screen before the server has answered. */
export const useEnterReadings = () =>
  useMutation({ ...enterReadings, meta: { ...enterReadings.meta, silent: true } });

type Copy = { id: string; boatID: string; name: string; ids: Record<string, string>; items: Equipment[] };

const duplicate = listMutation<Equipment, Copy, Equipment[]>({
  name: 'equipmentgroups.duplicate',
  resource: equipment.name,
  success: 'equipment:duplicated',
  call: ({ id, ids, name }) => prepare(copies.duplicate, { params: { id }, body: { ids, name } }),
  about: ({ ids }) => [...Object.keys(ids), ...Object.values(ids)],
  assume: ({ items }) => items,
  change: ({ boatID, items }) => ({
    lists: equipmentQueries.list(boatID).queryKey,
    rule: insertFirst(...items),
  }),
  confirm: replaceAll,
});

/** Copies a group with its subgroups; the ids are made here, so the copy can be opened at once. */
export const useDuplicateEquipment = () => useMutation(duplicate);

/** What a copy of `original` under a new name will look like. */
export const copyOf = (original: Equipment, all: readonly Equipment[], name: string): Copy => {
  const wanted = withDescendants(original._id, all);
  const ids = Object.fromEntries([...wanted].map((id) => [id, newId()]));
  const items = all
    .filter((item) => wanted.has(item._id))
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

/** More than this are not worth scrolling through in the palette. */
const PALETTE_MOST = 8;

// The command palette finds equipment of every list that is cached, by name, maker, model and serial number.
registerPaletteSource((query, client) =>
  client
    .getQueriesData<readonly Equipment[]>({ queryKey: [equipment.name, 'list'] })
    .flatMap(([, list]) => list ?? [])
    .filter(
      (item) =>
        !item.isArchived &&
        matchesWords(query, item.name, item.manufacturer, item.modelNumber, item.serialNumber),
    )
    .slice(0, PALETTE_MOST)
    .map((item) => ({
      id: item._id,
      label: item.name,
      hint: [item.manufacturer, item.modelNumber, item.location].filter(Boolean).join(' · '),
      to: '/app/equipment/$id',
      params: { id: item._id },
    })),
);
