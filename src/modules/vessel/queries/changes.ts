import { useMutation } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { replaceFields } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import type { Boat, User } from '#modules/auth/contract.ts';
import { type Particulars, type ParticularsForm, particularsSchema, vessel } from '../contract.ts';
import { vesselQueries } from '../queries.ts';

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
    ['boats'],
    ['management'],
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
