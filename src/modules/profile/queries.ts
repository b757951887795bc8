import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst, removeItem, replaceFields } from '#lib/listRules.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { usePendingItems } from '#lib/outbox/useOutbox.ts';
import { registerEntity } from '#lib/registry.ts';
import { prepare, request } from '#lib/request.ts';
import { cachedItem, knownRev, resourceQueries } from '#lib/resourceHooks.ts';
import { useMine } from '#lib/viewer.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { type Aboard, type Cash, profileCommands, profileReads } from './contract/calls.ts';
import { type NotificationField, type Profile, type ProfileFields, profiles } from './contract.ts';

export const profileQueries = {
  ...resourceQueries(profiles),
  /** Crew, visitors and guests, and who of them is aboard. */
  aboard: (boatID: string) =>
    queryOptions({
      queryKey: ['aboard', 'list', boatID],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(profileReads.onboard, { params: { boatID }, signal })),
      enabled: boatID !== '',
      meta: { access: profileReads.onboard.access },
    }),
  /** Files of a person and of their certificates; invalidated with the files of the boat. */
  documents: (userID: string) =>
    queryOptions({
      queryKey: ['files', 'list', 'boat', 'person', userID],
      queryFn: ({ signal }) => request(profileReads.docs, { params: { userID }, signal }),
      meta: { access: profileReads.docs.access },
    }),
  ofUser: (userID: string) =>
    queryOptions({
      queryKey: [profiles.name, 'ofUser', userID],
      queryFn: ({ signal }) => request(profileReads.byUser, { params: { userID }, signal }),
      meta: { access: profileReads.byUser.access, from: [profiles.name] },
    }),
  cash: (userID: string) =>
    queryOptions({
      queryKey: ['cash', userID],
      queryFn: ({ signal }) => request(profileReads.cash, { params: { userID }, signal }),
      meta: { access: profileReads.cash.access },
    }),
};

registerEntity(
  profiles,
  {
    namespace: 'profile',
    page: '/app/profiledetails/$id',
    edit: { page: '/app/editprofile/$id' },
    offline: 'list',
    savedViews: { employees: '/app/employees' },
    invalidates: [['aboard'], ['people']],
    palette: {
      search: ({ jobtitle, department }) => [jobtitle, department],
      hint: ({ jobtitle, department }) => [jobtitle, department],
      isHidden: ({ left }) => left,
      max: 6,
    },
  },
  profileQueries.list,
);

/** All people of the current boat; fetched only for crew managers. */
export const usePeopleOfBoat = () => useQuery(useMine(profileQueries.list));

/** One profile. */
export const useProfile = (id: string) => useQuery(profileQueries.details(id, useQueryClient()));

/** The profile of an account. */
export const useProfileOfUser = (userID: string) => useQuery(profileQueries.ofUser(userID));

/** Files of a person and of their certificates, newest first. */
export const useDocumentsOf = (userID: string): readonly StoredFile[] =>
  useQuery(profileQueries.documents(userID)).data ?? [];

/** Crew, visitors and guests of the current boat. */
export const useAboard = () => useQuery(useMine(profileQueries.aboard));

/** `rev`: the revision the change is based on. Undefined to create the profile. */
type Save = {
  profile: Pick<Profile, '_id' | 'userID' | 'boatID'>;
  fields: Partial<ProfileFields>;
  rev: number;
};

const save = listMutation<Profile, Save, Profile>({
  name: 'profiles.save',
  label: { text: 'outbox:action.update', icon: 'edit' },
  resource: profiles.name,
  success: 'messages:profileSaved',
  failure: 'messages:profileFailed',
  // The specification saves with POST, both to create and to edit.
  call: ({ profile: { _id, userID, boatID }, fields, rev }) =>
    prepare(profiles.calls.create, { body: { ...fields, _id, userID, boatID, rev } }),
  entityIds: ({ profile: { _id, userID } }) => [_id, userID],
  repairs: ({ profile }) => profile._id,
  optimisticAnswer: ({ profile, fields }, client) =>
    cachedItem(profiles, client, profile._id) ?? profiles.item.parse({ ...profile, ...fields }),
  change: ({ profile, fields }) => ({ rule: replaceFields<Profile>(profile._id, fields) }),
  confirm: (item) => replaceFields<Profile>(item._id, item),
  invalidates: ({ _id }) => [['history', profiles.name, _id], ['aboard'], ['people'], ['auth', 'me']],
});
/** Saves the changed fields of a profile, or creates one. */
export const useSaveProfile = () => useMutation(save);

type SetOnboard = { id: string; onboard: boolean };

const setOnboard = listMutation<Aboard, SetOnboard, Aboard>({
  name: 'aboard.set',
  label: { text: 'outbox:action.aboard', icon: 'aboard' },
  commands: [profileCommands.onboardStatus],
  fields: [],
  resource: 'aboard',
  success: 'messages:onboardSaved',
  failure: 'messages:statusFailed',
  call: ({ id, onboard }) => prepare(profileCommands.onboardStatus, { params: { id }, body: { onboard } }),
  entityIds: ({ id }) => [id],
  optimisticAnswer: ({ id, onboard }, client) =>
    client
      .getQueriesData<readonly Aboard[]>({ queryKey: ['aboard', 'list'] })
      .flatMap(([, list]) => list ?? [])
      .find(({ _id }) => _id === id) ?? {
      _id: id,
      kind: 'crew',
      name: '',
      jobtitle: '',
      department: '',
      cabin: '',
      profilePhoto: '',
      backgroundColor: '',
      onboard,
      onboardAt: '',
      arrives: '',
    },
  change: ({ id, onboard }) => ({
    rule: replaceFields<Aboard>(id, { onboard, onboardAt: nowIso() }),
  }),
  confirm: (item) => replaceFields<Aboard>(item._id, item),
  invalidates: ({ _id }) => [
    [profiles.name],
    ['guests'],
    ['history', profiles.name, _id],
    ['history', 'guests', _id],
  ],
});
/** Sets somebody aboard or ashore; a guest by the guest's id. `useTapAboard` names the person and offers undo. */
export const useSetAboard = () => useMutation(setOnboard);

type Photo = { profile: Pick<Profile, '_id' | 'userID'>; picture: string };

const photo = listMutation<Profile, Photo, Profile>({
  name: 'profiles.photo',
  label: { text: 'outbox:action.photo', icon: 'photo' },
  commands: [profileCommands.recentPhoto],
  fields: [],
  resource: profiles.name,
  success: 'messages:profileSaved',
  failure: 'messages:profileFailed',
  call: ({ profile: { userID }, picture }) =>
    prepare(profileCommands.recentPhoto, { body: { profilePhoto: picture, userID } }),
  entityIds: ({ profile }) => [profile._id, profile.userID],
  optimisticAnswer: ({ profile }, client) =>
    cachedItem(profiles, client, profile._id) ?? profiles.item.parse(profile),
  change: ({ profile, picture }) => ({
    rule: replaceFields<Profile>(profile._id, { profilePhoto: picture }),
  }),
  confirm: (item) => replaceFields<Profile>(item._id, item),
  invalidates: ({ _id }) => [['history', profiles.name, _id], ['aboard'], ['people'], ['auth', 'me']],
});
/** Sets a person's photo; '' removes it. */
export const useSetPhoto = () => useMutation(photo);

/** `picture`: '' keeps the existing one. */
type Sign = { profile: Pick<Profile, '_id' | 'userID' | 'signature'>; status: boolean; picture: string };

const sign = listMutation<Profile, Sign, Profile>({
  name: 'profiles.signature',
  label: { text: 'outbox:action.update', icon: 'edit' },
  commands: [profileCommands.signature],
  fields: [],
  resource: profiles.name,
  success: 'messages:signatureUpdated',
  failure: 'messages:statusFailed',
  call: ({ profile, status, picture }) =>
    prepare(profileCommands.signature, { body: { status, profileID: profile._id, downloadUrl: picture } }),
  entityIds: ({ profile }) => [profile._id],
  optimisticAnswer: ({ profile }, client) =>
    cachedItem(profiles, client, profile._id) ?? profiles.item.parse(profile),
  change: ({ profile, status, picture }) => ({
    rule: replaceFields<Profile>(profile._id, {
      signature: { status, url: picture || profile.signature.url },
    }),
  }),
  confirm: (item) => replaceFields<Profile>(item._id, item),
  invalidates: ({ _id }) => [['history', profiles.name, _id]],
});
/** Sets the user's own signature, and whether it may be printed. */
export const useSetSignature = () => useMutation(sign);

type Notice = { profile: Profile; field: NotificationField; status: boolean };

const notice = listMutation<Profile, Notice, Profile>({
  name: 'profiles.notifications',
  label: { text: 'outbox:action.setting', icon: 'setting' },
  commands: [profileCommands.notifications],
  fields: [],
  resource: profiles.name,
  success: 'messages:notificationsChanged',
  failure: 'messages:notificationsFailed',
  call: ({ profile, field, status }) =>
    prepare(profileCommands.notifications, { body: { status, field, id: profile._id } }),
  entityIds: ({ profile }) => [profile._id],
  optimisticAnswer: ({ profile }, client) => cachedItem(profiles, client, profile._id) ?? profile,
  change: ({ profile, field, status }) => ({
    rule: replaceFields<Profile>(
      profile._id,
      field === 'mailing'
        ? { mailing: status }
        : { notifications: { ...profile.notifications, [field]: status } },
    ),
  }),
  confirm: (item) => replaceFields<Profile>(item._id, item),
});
/** Switches a kind of notice on or off for the user. */
export const useSetNotification = () => useMutation(notice);

/** Sets the user's own PIN, or removes one with ''; never without a connection, since the device must not store it. */
export const useSetPin = () =>
  useMutation({
    mutationKey: ['pin'],
    meta: { success: 'messages:profileSaved', silent: true },
    mutationFn: ({ id, code, confirm }: { id: string; code: string; confirm?: string }) =>
      request(profileCommands.pin, { params: { id }, body: { masterPinCode: code }, confirm }),
    onSuccess: (_answer, { id }, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: [profiles.name] }),
        client.invalidateQueries({ queryKey: ['history', profiles.name, id] }),
      ]),
  });

/** The cash of a person by currency, with its last rows. */
export const useCash = (userID: string) => useQuery(profileQueries.cash(userID));

/** Cash that was given on this device and is not sent yet; `name` is the person's. */
export type GivenCash = { _id: string; name: string; amount: number; currency: string };
type Give = { boatID: string; userID: string; given: GivenCash };

const cashList = (userID: string) => ['cash', 'list', userID];

const giveCash = listMutation<GivenCash, Give, Cash>({
  name: 'profiles.cash',
  label: { text: 'outbox:action.cash', icon: 'add' },
  commands: [profileCommands.pettyCash],
  fields: [],
  resource: 'cash',
  success: 'profile:cash.given',
  failure: 'messages:pettyCashFailed',
  call: ({ boatID, userID, given: { amount, currency } }) =>
    prepare(profileCommands.pettyCash, { body: { boatID, userID, amount, currency } }),
  entityIds: ({ userID }) => [`cash-${userID}`],
  optimisticAnswer: ({ userID }, client) =>
    client.getQueryData(profileQueries.cash(userID).queryKey) ?? { userID, balances: [], rows: [] },
  change: ({ userID, given }) => ({ lists: cashList(userID), rule: insertFirst(given) }),
  confirm: (_answer, { given }) => removeItem<GivenCash>(given._id),
  invalidates: ({ userID }) => [profileQueries.cash(userID).queryKey],
});
/** Gives cash to a person, or takes it back with a negative amount; the server computes the balances. */
export const useGiveCash = () => useMutation(giveCash);

/** What was given to a person on this device and is not sent yet. */
export const useUnsentCash = (userID: string) => usePendingItems<GivenCash>(cashList(userID));

const erase = listMutation<Profile, string, { _id: string }>({
  name: 'profiles.remove',
  resource: profiles.name,
  success: 'profile:erased',
  failure: 'messages:deleteFailed',
  call: (id, client) =>
    prepare(profiles.calls.remove, {
      params: { id },
      search: { rev: knownRev(profiles, client, id) },
    }),
  entityIds: (id) => [id],
  optimisticAnswer: (id) => ({ _id: id }),
  change: (id) => ({ rule: removeItem(id) }),
});
/** Deletes the profile of somebody who has left. */
export const useEraseProfile = () => useMutation(erase);
