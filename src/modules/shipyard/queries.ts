import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { request } from '#lib/request.ts';
import { rowAnswer } from '#lib/rowOutcomes.ts';
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
      meta: { access: shipyardUsers.myJobs.access, from: ['worklist'] },
    }),
  /** Accounts like all others: their changes invalidate this list. */
  ofBoat: (boatID: string) =>
    queryOptions({
      queryKey: ['users', 'list', 'yard', boatID],
      queryFn: ({ signal }) => request(shipyardUsers.ofBoat, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: shipyardUsers.ofBoat.access },
    }),
};

/** The jobs shared with the signed-in contractor, newest first. */
export const useMyJobs = () => useQuery(shipyardQueries.myJobs());

/** Shipyard, contract and invited users of the current boat. */
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
 * Creates the account of a yard or contract user and fills in the profile. The same `_id` again is the same account, so
 * that a partial failure can be retried as a whole.
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

/** Invites somebody by mail, and stores the name; retried as a whole, like `useCreateYardUser`. */
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
 * Shares a job with a yard or contract user, and sets their type. The second call lets the person open the job: the
 * first only records it as a job of the yard.
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

/**
 * Shares jobs of the worklist with an outside user, each by itself. Answers with what was refused; the notice of all
 * that went well is its own.
 */
export const useGiveToContractor = () =>
  useMutation({
    mutationKey: ['users'],
    meta: { failure: 'shipyard:giveFailed', needsLink: true },
    mutationFn: async ({ boatID, ids, userID }: { boatID: string; ids: string[]; userID: string }) => {
      const body = { ids, userID, byRow: true };
      const answer = await request(shipyardUsers.shareJobs, { params: { boatID }, body });
      return rowAnswer.safeParse(answer).data?.refused ?? [];
    },
    onSuccess: (_refused, { ids }, _before, { client }) =>
      Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: ['history', 'worklist', id] }))),
  });
