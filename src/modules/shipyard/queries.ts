import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { request } from '#lib/request.ts';
import { useMine } from '#lib/viewer.ts';
import type { Account } from '#modules/users/contract.ts';
import { takeAccount } from '#modules/users/queries.ts';
import {
  type invitedProfile,
  type newInvite,
  type newYardUser,
  shipyardUsers,
  type yardGrant,
  type yardProfile,
} from './contract.ts';

export const shipyardQueries = {
  myJobs: () =>
    queryOptions({
      queryKey: ['shipyard', 'myJobs'],
      queryFn: ({ signal }) => request(shipyardUsers.myJobs, { signal }),
      meta: { access: shipyardUsers.myJobs.access },
    }),
  job: (id: string) =>
    queryOptions({
      queryKey: ['shipyard', 'job', id],
      queryFn: ({ signal }) => request(shipyardUsers.jobDetails, { params: { id }, signal }),
      meta: { access: shipyardUsers.jobDetails.access },
    }),
  /** Accounts like all others: what changes them changes this list. */
  ofBoat: (boatID: string) =>
    queryOptions({
      queryKey: ['users', 'list', 'yard', boatID],
      queryFn: ({ signal }) => request(shipyardUsers.ofBoat, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: shipyardUsers.ofBoat.access },
    }),
};

/** The jobs that the signed-in contractor was given, newest first. */
export const useMyJobs = () => useQuery(shipyardQueries.myJobs());

/** A job as whoever was given it sees it. */
export const useGivenJob = (id: string) => useQuery(shipyardQueries.job(id));

/** Shipyard, contract and invited users of the present boat. */
export const useYardUsers = () => useQuery(useMine(shipyardQueries.ofBoat));

type NewYardUser = {
  account: z.input<typeof newYardUser> & { _id: string };
  profile: Omit<z.input<typeof yardProfile>, 'userID'>;
};

const made = (_answer: unknown, _given: unknown, _before: unknown, { client }: Context) => {
  for (const key of [['users', 'list'], ['profiles'], ['people']])
    void client.invalidateQueries({ queryKey: key });
};
type Context = { client: Parameters<typeof takeAccount>[0] };

/**
 * Makes the account of a yard or contract user and fills in the profile. The same `_id` again is the same account, so
 * that what failed half-way is tried again as a whole.
 */
export const useCreateYardUser = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'messages:newUserCreated', failure: 'messages:newUserFailed', needsLink: true },
    mutationFn: async ({ account, profile }: NewYardUser): Promise<Account> => {
      const created = await request(shipyardUsers.create, { body: account });
      await request(shipyardUsers.createProfile, { body: { ...profile, userID: created._id } });
      return created;
    },
    onSuccess: made,
  });

type Invite = {
  account: z.input<typeof newInvite> & { _id: string };
  profile: Omit<z.input<typeof invitedProfile>, 'userID'>;
};

/** Invites somebody by mail, and keeps the name; tried again as a whole, like `useCreateYardUser`. */
export const useInvite = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'messages:userInvited', failure: 'messages:inviteFailed', needsLink: true },
    mutationFn: async ({ account, profile }: Invite): Promise<Account> => {
      const invited = await request(shipyardUsers.invite, { body: account });
      await request(shipyardUsers.inviteProfile, { body: { ...profile, userID: invited._id } });
      return invited;
    },
    onSuccess: made,
  });

/**
 * Gives a yard or contract user a job, and the type that goes with it. The second call lets the person open the job:
 * the first keeps it as a job of the yard only.
 */
export const useGiveYardJob = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'shipyard:given', failure: 'shipyard:giveFailed', needsLink: true },
    mutationFn: async ({ id, ...body }: z.input<typeof yardGrant> & { id: string }) => {
      const account = await request(shipyardUsers.addShipyard, { params: { id }, body });
      await request(shipyardUsers.addContractUser, {
        params: { jobID: body.shipyardJobID },
        body: { userID: id },
      });
      return account;
    },
    onSuccess: (account, { shipyardJobID }, _before, { client }) => {
      takeAccount(client, account);
      void client.invalidateQueries({ queryKey: ['history', 'worklist', shipyardJobID] });
    },
  });

/** Gives one job of the worklist to somebody from outside. */
export const useGiveToContractor = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { success: 'shipyard:given', failure: 'shipyard:giveFailed', needsLink: true },
    mutationFn: ({ jobID, userID }: { jobID: string; userID: string }) =>
      request(shipyardUsers.addContractUser, { params: { jobID }, body: { userID } }),
    onSuccess: ({ jobID }, _given, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['history', 'worklist', jobID] }),
  });
