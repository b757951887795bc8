import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { commandMutation } from '#lib/commandMutation.ts';
import { replaceFields } from '#lib/listRules.ts';
import { request } from '#lib/request.ts';
import { translate } from '#lib/text.ts';
import type { TextKey } from '#lib/useTranslation.ts';
import { useMine } from '#lib/viewer.ts';
import { addAlert } from '#stores/alerts.ts';
import { type Account, type NewUser, type Role, users } from './contract.ts';
import type { Right } from './rights.ts';

export const userQueries = {
  ofBoat: (boatID: string) =>
    queryOptions({
      queryKey: ['users', 'list', boatID],
      queryFn: ({ signal }) => request(users.ofBoat, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: users.ofBoat.access },
    }),
  all: () =>
    queryOptions({
      queryKey: ['users', 'list', 'all'],
      queryFn: ({ signal }) => request(users.all, { signal }),
      meta: { access: users.all.access },
    }),
  /** These accounts lack some fields of the other lists, so they have a key of their own. */
  watchkeepers: (boatID: string) =>
    queryOptions({
      queryKey: ['users', 'watchkeepers', boatID],
      queryFn: ({ signal }) => request(users.watchkeepers, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: users.watchkeepers.access },
    }),
  ofProfile: (profileID: string) =>
    queryOptions({
      queryKey: ['users', 'ofProfile', profileID],
      queryFn: ({ signal }) => request(users.detailsByProfile, { params: { id: profileID }, signal }),
      meta: { access: users.detailsByProfile.access },
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: ['users', 'details', id],
      queryFn: ({ signal }) => request(users.details, { params: { id }, signal }),
      enabled: id !== '',
      meta: { access: users.details.access },
    }),
};

/** The accounts of the current boat, including deleted ones. */
export const useUsers = () => useQuery(useMine(userQueries.ofBoat));

/** The accounts of all boats, for a superadmin. */
export const useAllUsers = () => useQuery(userQueries.all());

/** The watchkeepers of the current boat. */
export const useWatchkeepers = () => useQuery(useMine(userQueries.watchkeepers));

/** The account that belongs to a profile. */
export const useAccountOfProfile = (profileID: string) => useQuery(userQueries.ofProfile(profileID));

export const useAccount = (id: string) => useQuery(userQueries.details(id));

/** Puts the server's account into every list that contains it. */
export const takeAccount = (client: QueryClient, account: Account) => {
  client.setQueryData(userQueries.details(account._id).queryKey, account);
  client.setQueryData(userQueries.ofProfile(account.profileID).queryKey, account);
  client.setQueriesData<readonly Account[]>({ queryKey: ['users', 'list'] }, (list) =>
    list ? replaceFields<Account>(account._id, account)(list) : list,
  );
  void client.invalidateQueries({ queryKey: ['history', 'users', account._id] });
};

/** A command on one account; it answers with the account. */
export const accountCommand = <V>(
  texts: { success: TextKey; failure?: TextKey },
  call: (variables: V) => Promise<Account>,
) => commandMutation({ resource: 'users', ...texts, call, onAnswer: takeAccount });

const create = commandMutation({
  resource: 'users',
  success: 'messages:newUserCreated',
  failure: 'messages:newUserFailed',
  call: (body: NewUser) => request(users.create, { body }),
  onAnswer: async (client, made) => {
    void client.invalidateQueries({ queryKey: ['users', 'list'] });
    for (const name of ['profiles', 'people']) void client.invalidateQueries({ queryKey: [name] });
    const { welcome } = await client.fetchQuery({ ...userQueries.details(made._id), staleTime: 0 });
    if (welcome === 'failed')
      addAlert({ kind: 'error', text: await translate('messages:newUserEmailFailed'), sticky: true });
  },
});
/** Creates an account; when this resolves, the welcome mail has been sent or has failed. */
export const useCreateUser = () => useMutation(create);

const sendWelcome = commandMutation({
  resource: 'users',
  success: 'users:welcomeSent',
  failure: 'messages:newUserEmailFailed',
  call: (id: string) => request(users.welcome, { params: { id }, body: {} }),
  onEnd: (client, id) => client.invalidateQueries({ queryKey: userQueries.details(id).queryKey }),
});
/** Sends the welcome mail with the link to set a password again. */
export const useSendWelcome = () => useMutation(sendWelcome);

const rightsTexts = {
  success: 'messages:systemAccessChanged',
  failure: 'messages:systemAccessFailed',
} as const;

const systemAccess = accountCommand(
  rightsTexts,
  ({ id, field, access }: { id: string; field: Right; access: boolean }) =>
    request(users.systemAccess, { params: { id }, body: { field, access } }),
);
/** Grants or removes one right. */
export const useSystemAccess = () => useMutation(systemAccess);

const applyPreset = accountCommand(rightsTexts, ({ id, presetID }: { id: string; presetID: string }) =>
  request(users.applyPreset, { params: { id }, body: { presetID } }),
);
/** Sets all rights as in a preset. */
export const useApplyPreset = () => useMutation(applyPreset);

const changeRole = accountCommand(
  { success: 'users:roleChanged', failure: 'messages:userRoleFailed' },
  (body: { userID: string; role: Role; takeRights: boolean }) => request(users.role, { body }),
);
export const useChangeRole = () => useMutation(changeRole);

const changeEmail = accountCommand(
  { success: 'users:emailChanged', failure: 'messages:emailFailed' },
  // Not through the outbox: the present password is never stored on the device.
  ({ userID, email, confirm }: { userID: string; email: string; confirm: string }) =>
    request(users.email, { params: { userID }, body: { email }, confirm }),
);
/** Asks for another address; the own one counts once the link mailed to it is opened. */
export const useChangeEmail = () => useMutation(changeEmail);

const endSessions = commandMutation({
  resource: 'users',
  success: 'users:sessionsEnded',
  failure: 'users:sessionsFailed',
  call: (id: string) => request(users.endSessions, { params: { id } }),
});
/** Signs a user out on all their devices. */
export const useEndSessions = () => useMutation(endSessions);

const softDelete = (id: string, deleted: boolean) =>
  request(users.softDelete, { params: { id }, body: { softDelete: deleted } });

const remove = accountCommand(
  { success: 'messages:userDeleted', failure: 'messages:deleteUserFailed' },
  (id: string) => softDelete(id, true),
);
/** Deletes an account, which ends its sessions at once; it can be restored. */
export const useDeleteUser = () => useMutation(remove);

const restore = accountCommand({ success: 'messages:userRestored' }, (id: string) => softDelete(id, false));
export const useRestoreUser = () => useMutation(restore);
