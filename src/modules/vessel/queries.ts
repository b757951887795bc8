import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listMutation } from '#lib/listMutation.ts';
import { replaceFields } from '#lib/listRules.ts';
import { readOne } from '#lib/outbox/overlay.ts';
import { prepare, request } from '#lib/request.ts';
import { loadTranslator } from '#lib/text.ts';
import type { Boat, User } from '#modules/auth/contract.ts';
import { authQueries } from '#modules/auth/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import { useAuth } from '#stores/auth.ts';
import { type Particulars, type ParticularsForm, particularsSchema, vessel } from './contract.ts';

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

type Changing = { boatID: string; fields: Partial<ParticularsForm>; based: Partial<ParticularsForm> };

const change = listMutation<Particulars, Changing, Particulars>({
  name: 'vessel.update',
  commands: [vessel.update],
  fields: [],
  resource: 'vessel',
  success: 'vessel:saved',
  call: ({ boatID, fields, based }) =>
    prepare(vessel.update, { params: { boatID }, body: { ...fields, based } }),
  entityIds: ({ boatID }) => [boatID],
  repairs: ({ boatID }) => boatID,
  optimisticAnswer: ({ boatID, fields }, client) =>
    particularsSchema.parse({
      ...client.getQueryData<Particulars>(vesselQueries.particulars(boatID).queryKey),
      ...fields,
    }),
  change: ({ boatID, fields }) => ({
    lists: vesselQueries.particulars(boatID).queryKey,
    rule: replaceFields<Particulars>(boatID, fields),
  }),
  confirm: (boat) => replaceFields<Particulars>(boat._id, boat),
  // The frame shows the boat's name, location and time.
  invalidates: ({ _id }) => [
    ['auth', 'me'],
    ['vessel', 'mine'],
    ['vessel', 'particulars', _id],
    ['history', 'boats', _id],
  ],
});
/** Changes the vessel's particulars; `based` are the changed fields as the user saw them. */
export const useChangeParticulars = () => useMutation(change);

type LayingUp = { boatID: string; layUp: Boat['layUp'] };

const layUp = listMutation<User, LayingUp, LayingUp>({
  name: 'vessel.layUp',
  label: { text: 'outbox:action.layUp', icon: 'calendar' },
  commands: [vessel.layUp],
  fields: [],
  resource: 'auth',
  success: 'worklist:layUp.saved',
  call: ({ boatID, layUp }) => prepare(vessel.layUp, { params: { boatID }, body: { layUp } }),
  entityIds: ({ boatID }) => [boatID],
  optimisticAnswer: (given) => given,
  // The boat is part of the signed-in user, so due dates move on screen at once.
  change: ({ boatID, layUp }) => ({
    lists: ['auth', 'me'],
    rule: (people) =>
      people.map((user) =>
        user.boat && user.boatID === boatID ? { ...user, boat: { ...user.boat, layUp } } : user,
      ),
  }),
  invalidates: ({ boatID }) => [
    ['auth', 'me'],
    ['vessel', 'particulars', boatID],
  ],
});
/** Sets the vessel's lay-up from one day to another, or ends it with null. */
export const useLayUp = () => useMutation(layUp);

/** Caches that belong to the user and not to the boat: they stay when the boat changes. */
const personal = new Set<unknown>(['auth', 'theme', 'notices', 'vessel']);

type ChosenBoat = { boatID: string; boatName: string };

/** After a switch: refetches the user, and drops everything of the old boat. */
const useSwitched = () => {
  const navigate = useNavigate();
  return async (client: QueryClient, { boatName }: ChosenBoat) => {
    const { queryKey, queryFn } = authQueries.me(useAuth.getState().userID);
    await client.cancelQueries();
    // The open page may show an item of the old boat.
    await navigate({ to: '/app/home' });
    await client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
    client.removeQueries({ predicate: (query) => !personal.has(query.queryKey[0]) });
    const t = await loadTranslator('messages');
    addAlert({ kind: 'success', text: t('switchedTo', { boat: boatName }) });
  };
};

/** Switches to another boat. */
export const useSwitchBoat = () => {
  const switched = useSwitched();
  return useMutation({
    mutationKey: ['vessel'],
    meta: { failure: 'messages:switchBoatFailed' },
    mutationFn: (body: ChosenBoat) => request(vessel.switchBoat, { body }),
    onSuccess: (boat, _variables, _result, { client }) => switched(client, boat),
  });
};

/** Switches the lite edition to another boat. */
export const useSwitchLiteBoat = () => {
  const switched = useSwitched();
  return useMutation({
    mutationKey: ['vessel'],
    meta: { failure: 'messages:switchBoatFailed', needsLink: true },
    mutationFn: async (body: ChosenBoat) => {
      // Imported lazily, because the contract of accounts is not part of the first screen.
      const { users } = await import('#modules/users/contract.ts');
      return request(users.switchLiteBoat, { body });
    },
    onSuccess: (boat, _variables, _result, { client }) => switched(client, boat),
  });
};
