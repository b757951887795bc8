import { type QueryClient, useMutation } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst } from '#lib/listRules.ts';
import { newId } from '#lib/newId.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { startWrite, type UndoOf, undoable, useUndoable } from '#lib/undoable.ts';
import { copies, type Equipment, equipment, type NewReading, type Reading, readings } from '../contract.ts';
import { equipmentQueries } from '../queries.ts';
import { applyEntry, isEarlier, type Meter, withDescendants } from '../rules.ts';

const history = (id: string) => ['history', 'equipmentgroups', id];

type Round = { boatID: string; readings: NewReading[] };

/** The item after all readings of a round that concern it; one from before its last reading changes it on the server. */
const entered = (item: Equipment, round: NewReading[]): Equipment => {
  let changed = item;
  for (const { equipmentID, kind = 'reading', at, value, oldValue } of round)
    if (equipmentID === item._id && !isEarlier(changed, { at }))
      changed = { ...changed, ...applyEntry(changed, { kind, at, value, oldValue }) };
  return changed;
};

/** Replaces the optimistic rows with the server's. */
const replaceAll = (items: readonly Equipment[]) => {
  const answered = new Map(items.map((item) => [item._id, item]));
  return (list: readonly Equipment[]) => list.map((item) => answered.get(item._id) ?? item);
};

const cachedMachines = (client: QueryClient, ids: readonly string[]): Equipment[] =>
  [...new Set(ids)].flatMap((id) => cachedItem(equipment, client, id) ?? []);

/** What a change of readings makes stale: their lists, histories, and jobs that are due by hours. */
const staleAfter = (items: readonly Equipment[]) => [
  ...items.flatMap((item) => [
    ['equipmentgroups', 'readings', item._id],
    history(item._id),
    ['worklist', 'worksOfEquipment', item._id],
  ]),
  ['worklist', 'list'],
];

const enterReadings = listMutation<Equipment, Round, Equipment[]>({
  name: 'equipmentgroups.enterReadings',
  label: { text: 'outbox:action.readings', icon: 'gauge' },
  commands: [readings.enter],
  fields: ['value', 'note'],
  rows: 'readings',
  resource: equipment.name,
  call: ({ boatID, readings: list }) =>
    prepare(readings.enter, { params: { boatID }, body: { readings: list } }),
  entityIds: ({ readings: list }) => list.flatMap(({ _id, equipmentID }) => [_id, equipmentID]),
  optimisticAnswer: ({ readings: list }, client) =>
    cachedMachines(
      client,
      list.map(({ equipmentID }) => equipmentID),
    ),
  change: ({ readings: list }) => ({ rule: (items) => items.map((item) => entered(item, list)) }),
  confirm: replaceAll,
  invalidates: staleAfter,
});

/** Readings to strike or to count again; `meters` are the meters afterwards, where this device can tell. */
type Strike = { boatID: string; readings: string[]; reason: string; meters: Record<string, Meter> };

const setMeters =
  (meters: Strike['meters']) =>
  (items: readonly Equipment[]): readonly Equipment[] =>
    items.map((item) => ({ ...item, ...meters[item._id] }));

/** Strikes readings, or makes struck ones count again. */
const striking = (key: 'strike' | 'restore') =>
  listMutation<Equipment, Strike, Equipment[]>({
    name: `equipmentgroups.${key}Readings`,
    label: { text: `outbox:action.${key}Readings`, icon: key === 'strike' ? 'delete' : 'undo' },
    commands: [readings[key]],
    fields: ['reason'],
    resource: equipment.name,
    ...(key === 'restore' ? { success: 'readings:restored' as const } : {}),
    call: ({ boatID, readings: ids, reason }) =>
      prepare(readings[key], { params: { boatID }, body: { readings: ids, reason } }),
    entityIds: ({ readings: ids, meters }) => [...Object.keys(meters), ...ids],
    optimisticAnswer: ({ meters }, client) => cachedMachines(client, Object.keys(meters)),
    change: ({ meters }) => ({ rule: setMeters(meters) }),
    confirm: replaceAll,
    invalidates: staleAfter,
  });
const strike = striking('strike');
const restore = striking('restore');

/** The meters as they are now, by machine. */
const metersOf = (client: QueryClient, ids: readonly string[]): Strike['meters'] =>
  Object.fromEntries(
    cachedMachines(client, ids).map(({ _id, hours, meterValue, hoursAt, hoursPerDay }) => [
      _id,
      { hours, meterValue, hoursAt, hoursPerDay },
    ]),
  );

/** Takes back what was entered: the meters go back to what they were. */
const undoEntering: UndoOf<Round> = ({ boatID, readings: list }, client) => {
  const meters = metersOf(
    client,
    list.map(({ equipmentID }) => equipmentID),
  );
  const takeBack = { ...strike, meta: { ...strike.meta, success: 'readings:undone' as const } };
  return () =>
    void startWrite(client, takeBack, { boatID, readings: list.map(({ _id }) => _id), reason: '', meters });
};

/** Enters readings of any number of meters at once; due dates move on screen before the server has answered. */
export const useEnterReadings = () =>
  useUndoable(undoable({ ...enterReadings, meta: { ...enterReadings.meta, silent: true } }, undoEntering));

/** Undoes a strike, with the meters of before. */
const undoStrike: UndoOf<Strike> = ({ boatID, readings: ids, meters }, client) => {
  const former = metersOf(client, Object.keys(meters));
  return () => void startWrite(client, restore, { boatID, readings: ids, reason: '', meters: former });
};

export const useStrikeReadings = () => useUndoable(undoable(strike, undoStrike));
export const useRestoreReadings = () => useMutation(restore);

type Correct = {
  reading: Pick<Reading, '_id' | 'equipmentID'>;
  was: number;
  value: number;
  at: string;
  oldValue: number | null;
  reason: string;
  confirmed?: boolean;
  meter: Meter;
};

const correct = listMutation<Equipment, Correct, Equipment | undefined>({
  name: 'equipmentgroups.correctReading',
  label: { text: 'outbox:action.correctReading', icon: 'edit' },
  commands: [readings.correct],
  fields: ['value', 'oldValue', 'reason'],
  resource: equipment.name,
  call: ({ reading: { _id }, meter: _meter, ...body }) =>
    prepare(readings.correct, { params: { id: _id }, body }),
  entityIds: ({ reading }) => [reading.equipmentID, reading._id],
  optimisticAnswer: ({ reading }, client) => cachedMachines(client, [reading.equipmentID])[0],
  change: ({ reading, meter }) => ({ rule: setMeters({ [reading.equipmentID]: meter }) }),
  confirm: (item) => replaceAll(item ? [item] : []),
  invalidates: (item) => staleAfter(item ? [item] : []),
});

/** Corrects a reading. */
export const useCorrectReading = () => useMutation({ ...correct, meta: { ...correct.meta, silent: true } });

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
