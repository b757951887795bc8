import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { insertLast, replaceFields } from '#lib/listRules.ts';
import { request } from '#lib/request.ts';
import { fleetRest } from './contract/rest.ts';
import { type Company, managements } from './contract.ts';

type Saved = Parameters<typeof request<typeof managements.save>>[1]['body'];

/** The present month: of several vessels there is no one clock. */
export const presentMonth = () => nowIso().slice(0, 7);

export const managementQueries = {
  list: () =>
    queryOptions({
      queryKey: ['management', 'list'],
      queryFn: ({ signal }) => request(managements.list, { signal }),
      meta: { access: managements.list.access },
    }),
  fleet: () =>
    queryOptions({
      queryKey: ['management', 'fleet'],
      queryFn: ({ signal }) => request(managements.fleet, { signal }),
      meta: { access: managements.fleet.access },
    }),
  rest: (month: string) =>
    queryOptions({
      queryKey: ['management', 'rest', month],
      queryFn: ({ signal }) => request(fleetRest.months, { search: { month }, signal }),
      meta: { access: fleetRest.months.access },
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: ['management', 'details', id],
      queryFn: ({ signal }) => request(managements.details, { params: { id }, signal }),
      meta: { access: managements.details.access },
    }),
  people: (id: string) =>
    queryOptions({
      queryKey: ['management', 'people', id],
      queryFn: ({ signal }) => request(managements.people, { params: { id }, signal }),
      meta: { access: managements.people.access },
    }),
};

/** The people ashore of a company. */
export const useCompanyPeople = (id: string) => useQuery(managementQueries.people(id));

/** Management companies by name: the user's own, or all for a superadmin. */
export const useCompanies = () => useQuery(managementQueries.list());

export const useCompany = (id: string) => useQuery(managementQueries.details(id));

/** Live changes are those of one boat: a page about a fleet, which may stand open all day, asks again. */
const FLEET_INTERVAL_MS = 60_000;

/** The status today of the boats that the user may access. */
export const useFleet = () => useQuery({ ...managementQueries.fleet(), refetchInterval: FLEET_INTERVAL_MS });

/** The hours of rest of a month on each of those boats. */
export const useFleetRest = (month: string) =>
  useQuery({ ...managementQueries.rest(month), refetchInterval: FLEET_INTERVAL_MS });

/** Invalidates what depends on a company's boats. */
const refetchFleet = (client: QueryClient) => {
  for (const key of [['management'], ['vessel', 'mine'], ['boats']])
    void client.invalidateQueries({ queryKey: key });
};

/** Creates or changes a company. */
export const useSaveCompany = () =>
  useMutation({
    mutationKey: ['management'],
    meta: { success: 'management:saved', failure: 'management:saveFailed', needsLink: true },
    mutationFn: (body: Saved) => request(managements.save, { body }),
    onSuccess: (company: Company, { createNew }, _before, { client }) => {
      client.setQueryData(managementQueries.details(company._id).queryKey, company);
      const { queryKey } = managementQueries.list();
      client.setQueryData<readonly Company[]>(
        queryKey,
        (list) =>
          list &&
          (createNew ? insertLast(company)(list) : replaceFields<Company>(company._id, company)(list)),
      );
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
      for (const key of [['vessel', 'logo'], ['boats']]) void client.invalidateQueries({ queryKey: key });
    },
  });

/** Adds a boat to a company, and moves its documents. */
export const useAddBoat = () =>
  useMutation({
    mutationKey: ['management'],
    meta: { success: 'management:boatAdded', failure: 'management:boatFailed', needsLink: true },
    mutationFn: async (body: { managementID: string; boatID: string }) => {
      await request(managements.addBoat, { body });
      return request(managements.changeDocs, { params: body });
    },
    onSettled: (_answer, _error, _given, _before, { client }) => refetchFleet(client),
  });

/** Removes a boat from its company. */
export const useResetBoat = () =>
  useMutation({
    mutationKey: ['management'],
    meta: { success: 'management:boatReset', failure: 'management:boatFailed', needsLink: true },
    mutationFn: (boatID: string) => request(managements.resetBoat, { params: { boatID } }),
    onSuccess: (_answer, _given, _before, { client }) => refetchFleet(client),
  });

export const useRemoveCompany = () =>
  useMutation({
    mutationKey: ['management'],
    meta: { success: 'management:removed', failure: 'messages:deleteFailed', needsLink: true },
    mutationFn: (id: string) => request(managements.remove, { params: { id } }),
    onSuccess: (_answer, _given, _before, { client }) => refetchFleet(client),
  });
