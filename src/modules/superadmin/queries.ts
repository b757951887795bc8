import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { replaceFields } from '#lib/listRules.ts';
import { request } from '#lib/request.ts';
import { boats, type FleetBoat, type Preset, presets } from './contract.ts';

type NewBoat = Parameters<typeof request<typeof boats.create>>[1]['body'];
type Free = Parameters<typeof request<typeof boats.free>>[1]['body']['free'];

export const superadminQueries = {
  boats: () =>
    queryOptions({
      queryKey: ['boats', 'list'],
      queryFn: ({ signal }) => request(boats.list, { signal }),
      meta: { access: boats.list.access },
    }),
  presets: () =>
    queryOptions({
      queryKey: ['presets', 'list'],
      queryFn: ({ signal }) => request(presets.list, { signal }),
      meta: { access: presets.list.access },
    }),
};

/** All boats, by name; for a superadmin. */
export const useBoats = (enabled = true) => useQuery({ ...superadminQueries.boats(), enabled });

/** The sets of rights that can be granted at once. */
export const usePresets = () => useQuery(superadminQueries.presets());

type Context = { client: QueryClient };
const takeBoat = (boat: FleetBoat, _given: unknown, _before: unknown, { client }: Context) => {
  client.setQueryData<readonly FleetBoat[]>(superadminQueries.boats().queryKey, (list) =>
    list ? replaceFields<FleetBoat>(boat._id, boat)(list) : list,
  );
  for (const key of [['boats'], ['vessel', 'mine'], ['management'], ['history', 'boats', boat._id]])
    void client.invalidateQueries({ queryKey: key });
};

export const useCreateBoat = () =>
  useMutation({
    mutationKey: ['boats'],
    meta: { success: 'superadmin:boatCreated', failure: 'superadmin:boatFailed', needsLink: true },
    mutationFn: (body: NewBoat) => request(boats.create, { body }),
    onSuccess: takeBoat,
  });

/** Opens or closes a boat to its people. */
export const useSetFree = () =>
  useMutation({
    mutationKey: ['boats'],
    meta: { success: 'superadmin:freeChanged', failure: 'superadmin:freeFailed', needsLink: true },
    mutationFn: ({ id, free }: { id: string; free: Free }) =>
      request(boats.free, { params: { id }, body: { free } }),
    onSuccess: takeBoat,
  });

const refetchPresets = (_answer: unknown, _given: unknown, _before: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['presets'] });

export const useSavePreset = () =>
  useMutation({
    mutationKey: ['presets'],
    meta: { success: 'superadmin:presetSaved', failure: 'superadmin:presetFailed', needsLink: true },
    mutationFn: (body: Preset) => request(presets.save, { body }),
    onSuccess: refetchPresets,
  });

export const useRemovePreset = () =>
  useMutation({
    mutationKey: ['presets'],
    meta: { success: 'superadmin:presetRemoved', failure: 'messages:deleteFailed', needsLink: true },
    mutationFn: (id: string) => request(presets.remove, { params: { id } }),
    onSuccess: refetchPresets,
  });
