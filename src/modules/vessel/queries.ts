import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readOne } from '#lib/outbox/overlay.ts';
import { request } from '#lib/request.ts';
import { loadTranslator } from '#lib/text.ts';
import { authQueries } from '#modules/auth/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import { useAuth } from '#stores/auth.ts';
import type { LinkTarget } from '#ui/AppLink.tsx';
import { vessel } from './contract.ts';

const HOUR_MS = 3_600_000;

export const vesselQueries = {
  /** The boats the signed-in user may switch to. */
  mine: () =>
    queryOptions({
      queryKey: ['vessel', 'mine'],
      queryFn: ({ signal }) => request(vessel.mine, { signal }),
      staleTime: HOUR_MS,
      meta: { access: vessel.mine.access },
    }),
  particulars: (boatID: string) =>
    queryOptions({
      queryKey: ['vessel', 'particulars', boatID],
      queryFn: ({ signal, ...ask }) =>
        readOne(ask, () => request(vessel.particulars, { params: { boatID }, signal })),
      enabled: boatID !== '',
    }),
  /** Name and logo of a management company. */
  logo: (managementID: string) =>
    queryOptions({
      queryKey: ['vessel', 'logo', managementID],
      queryFn: ({ signal }) => request(vessel.logo, { params: { id: managementID }, signal }),
      enabled: managementID !== '',
      staleTime: HOUR_MS,
    }),
};

/** The boats to switch between; fetched only if there may be more than one. */
export const useMyBoats = (enabled: boolean) => useQuery({ ...vesselQueries.mine(), enabled });

export const useParticulars = (boatID: string) => useQuery(vesselQueries.particulars(boatID));

export const useManagement = (managementID: string) => useQuery(vesselQueries.logo(managementID));

/** Caches that belong to the user and not to the boat: they stay when the boat changes. */
const personal = new Set<unknown>(['auth', 'theme', 'notices', 'vessel']);

type ChosenBoat = { boatID: string; boatName: string };
/** `open`: the page to open on the boat; without it, home. */
type Switch = ChosenBoat & { open?: LinkTarget };

/** After a switch: refetches the user, and drops everything of the old boat. */
const useSwitched = () => {
  const navigate = useNavigate();
  return async (client: QueryClient, { boatName, open }: Switch) => {
    const { queryKey, queryFn } = authQueries.me(useAuth.getState().userID);
    await client.cancelQueries();
    // The open page may show an item of the old boat.
    await navigate({ to: '/app/home' });
    await client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
    client.removeQueries({ predicate: (query) => !personal.has(query.queryKey[0]) });
    const t = await loadTranslator('messages');
    addAlert({ kind: 'success', text: t('switchedTo', { boat: boatName }) });
    if (open) await navigate(open);
  };
};

/** Switches to another boat. */
export const useSwitchBoat = () => {
  const switched = useSwitched();
  return useMutation({
    mutationKey: ['vessel'],
    meta: { failure: 'messages:switchBoatFailed' },
    mutationFn: ({ boatID, boatName }: Switch) => request(vessel.switchBoat, { body: { boatID, boatName } }),
    onSuccess: (boat, { open }, _result, { client }) => {
      return switched(client, { ...boat, ...(open ? { open } : {}) });
    },
  });
};
