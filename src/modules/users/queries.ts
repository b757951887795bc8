import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { replaceFields } from '#lib/listRules.ts';
import { request } from '#lib/request.ts';
import { textOf } from '#lib/text.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import { type Account, type NewUser, type Role, users } from './contract.ts';
import type { Right } from './rights.ts';

export const userQueries = {
  ofBoat: (boatID: string) =>
    queryOptions({
      queryKey: ['users', 'list', boatID],
      queryFn: ({ signal }) => request(users.ofBoat, { params: { boatID }, signal }),
      enabled: boatID !== '',
    }),
  all: () =>
    queryOptions({
      queryKey: ['users', 'list', 'all'],
      queryFn: ({ signal }) => request(users.all, { signal }),
    }),
  /** Their accounts lack what the lists of accounts have: a key of its own. */
  watchkeepers: (boatID: string) =>
    queryOptions({
      queryKey: ['users', 'watchkeepers', boatID],
      queryFn: ({ signal }) => request(users.watchkeepers, { params: { boatID }, signal }),
      enabled: boatID !== '',
    }),
  ofProfile: (profileID: string) =>
    queryOptions({
      queryKey: ['users', 'ofProfile', profileID],
      queryFn: ({ signal }) => request(users.detailsByProfile, { params: { id: profileID }, signal }),
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: ['users', 'details', id],
      queryFn: ({ signal }) => request(users.details, { params: { id }, signal }),
      enabled: id !== '',
    }),
};

/** The accounts of the present boat, deleted ones too. */
export const useUsers = () => useQuery(userQueries.ofBoat(useMaybeUser()?.boatID ?? ''));

/** The accounts of all boats, for a superadmin. */
export const useAllUsers = () => useQuery(userQueries.all());

/** The people of the present boat who keep watches. */
export const useWatchkeepers = () => useQuery(userQueries.watchkeepers(useMaybeUser()?.boatID ?? ''));

/** The account of the person that a profile is about. */
export const useAccountOfProfile = (profileID: string) => useQuery(userQueries.ofProfile(profileID));

export const useAccount = (id: string) => useQuery(userQueries.details(id));

/** Takes an account as the server gave it, in every list that has it. */
export const takeAccount = (client: QueryClient, account: Account) => {
  client.setQueryData(userQueries.details(account._id).queryKey, account);
  client.setQueryData(userQueries.ofProfile(account.profileID).queryKey, account);
  client.setQueriesData<readonly Account[]>({ queryKey: ['users', 'list'] }, (list) =>
    list ? replaceFields<Account>(account._id, account)(list) : list,
  );
  void client.invalidateQueries({ queryKey: ['history', 'users', account._id] });
};

type Context = { client: QueryClient };
const onSuccess = (account: Account, _given: unknown, _before: unknown, { client }: Context) =>
  takeAccount(client, account);

/**
 * Makes an account; the welcome mail is out, or has failed, by the time this answers. Accounts are made on the server
 * only: nothing of this is kept on the device.
 */
export const useCreateUser = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'messages:newUserCreated', failure: 'messages:newUserFailed', needsLink: true },
    mutationFn: (body: NewUser) => request(users.create, { body }),
    onSuccess: async (made, _given, _before, { client }) => {
      void client.invalidateQueries({ queryKey: ['users', 'list'] });
      for (const name of ['profiles', 'people']) void client.invalidateQueries({ queryKey: [name] });
      const { welcome } = await client.fetchQuery({ ...userQueries.details(made._id), staleTime: 0 });
      if (welcome === 'failed')
        addAlert({ kind: 'error', text: await textOf('messages:newUserEmailFailed'), sticky: true });
    },
  });

/** Sends the welcome mail with the link to set a password once more. */
export const useSendWelcome = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'users:welcomeSent', failure: 'messages:newUserEmailFailed', needsLink: true },
    mutationFn: (id: string) => request(users.welcome, { params: { id }, body: {} }),
    onSettled: (_answer, _error, id, _before, { client }) =>
      client.invalidateQueries({ queryKey: userQueries.details(id).queryKey }),
  });

/** Gives or takes one right. */
export const useSystemAccess = () =>
  useMutation({
    mutationKey: ['users'],
    meta: {
      success: 'messages:systemAccessChanged',
      failure: 'messages:systemAccessFailed',
      needsLink: true,
    },
    mutationFn: ({ id, field, access }: { id: string; field: Right; access: boolean }) =>
      request(users.systemAccess, { params: { id }, body: { field, access } }),
    onSuccess,
  });

/** Sets all rights as a preset has them. */
export const useApplyPreset = () =>
  useMutation({
    mutationKey: ['users'],
    meta: {
      success: 'messages:systemAccessChanged',
      failure: 'messages:systemAccessFailed',
      needsLink: true,
    },
    mutationFn: ({ id, presetID }: { id: string; presetID: string }) =>
      request(users.applyPreset, { params: { id }, body: { presetID } }),
    onSuccess,
  });

export const useChangeRole = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'users:roleChanged', failure: 'messages:userRoleFailed', needsLink: true },
    mutationFn: (body: { userID: string; role: Role }) => request(users.role, { body }),
    onSuccess,
  });

export const useChangeEmail = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'users:emailChanged', failure: 'messages:emailFailed', needsLink: true },
    mutationFn: ({ userID, email }: { userID: string; email: string }) =>
      request(users.email, { params: { userID }, body: { email } }),
    onSuccess,
  });

const putAway = (id: string, softDelete: boolean) =>
  request(users.softDelete, { params: { id }, body: { softDelete } });

/** Deletes an account, whose sessions end at once; it can be restored. */
export const useDeleteUser = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'messages:userDeleted', failure: 'messages:deleteUserFailed', needsLink: true },
    mutationFn: (id: string) => putAway(id, true),
    onSuccess,
  });

export const useRestoreUser = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'messages:userRestored', needsLink: true },
    mutationFn: (id: string) => putAway(id, false),
    onSuccess,
  });
