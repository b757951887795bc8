import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { email, idField, itemRef, requiredPersonRef, text } from '#lib/fields.ts';
import { profiles } from '#modules/profile/contract.ts';
import { accountSchema, username } from '#modules/users/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';

const access = { flag: 'shipyard' };
const personName = text(80);

export const yardRoles = ['shipyard', 'contract'] as const;
export const yardTypes = ['shipyardUser', 'contractUser'] as const;

/** The account of a yard or contract user. */
export const newYardUser = z.object({
  _id: z.optional(idField),
  username,
  role: z.enum(yardRoles),
  /** If left out, the user name is the e-mail address. */
  email: z.optional(email),
  boatID: z.optional(idField),
});

/** Its profile. */
export const yardProfile = z.object({
  userID: requiredPersonRef,
  firstName: personName,
  lastName: personName,
  jobtitle: personName,
  phone: text(40),
});

/** An invitation by mail. */
export const newInvite = z.object({
  _id: z.optional(idField),
  email: email,
  userType: z._default(z.enum([...yardTypes, 'user']), 'user'),
  boatID: z.optional(idField),
  /** A job of the worklist that the person can see at once. */
  jobID: itemRef('worklist'),
});

export const invitedProfile = z.pick(yardProfile, { userID: true, firstName: true, lastName: true });

export const yardGrant = z.object({
  shipyardJobID: idField,
  userType: z.enum(yardTypes),
});

/** Users of shipyards, contractors and invited people; they see what was shared with them. */
export const shipyardUsers = {
  ofBoat: endpoint.get('/api/users/shipyard-users/:boatID', {
    access,
    response: z.array(accountSchema),
    summary: 'Shipyard, contract and invited users of a boat, by name.',
  }),
  create: endpoint.post('/api/users/shipyard', {
    access,
    body: newYardUser,
    response: accountSchema,
    summary:
      'Make an account for a shipyard or contractor, with the welcome mail; the boat is the present one if not said.',
    undo: { call: 'users.softDelete' },
    online: true,
  }),
  createProfile: endpoint.post('/api/profile/shipyard', {
    access,
    body: yardProfile,
    response: profiles.item,
    summary: 'Fill in the profile of a shipyard user.',
    undo: { call: 'createProfile' },
    online: true,
  }),
  invite: endpoint.post('/api/users/shipyard/invites', {
    access,
    body: newInvite,
    response: accountSchema,
    summary: 'Invite somebody by mail: an account whose user name is the address.',
    undo: { call: 'users.softDelete' },
    online: true,
  }),
  inviteProfile: endpoint.post('/api/profile/shipyard/invite', {
    access,
    body: invitedProfile,
    response: profiles.item,
    summary: 'Fill in the name of an invited person.',
    undo: { call: 'inviteProfile' },
    online: true,
  }),
  addShipyard: endpoint.put('/api/users/add_shipyard/:id', {
    access,
    body: yardGrant,
    response: accountSchema,
    summary: 'Give a user a shipyard job, and the type that goes with it.',
    undo: { none: 'The account keeps its type; deleting the account ends its access.' },
    online: true,
  }),
  addContractUser: endpoint.put('/api/worklist/add_contractuser/:jobID', {
    access: { flag: ['shipyard', 'jobs'] },
    body: z.object({ userID: requiredPersonRef }),
    response: z.object({ jobID: z.string(), users: z.array(z.string()) }),
    summary: 'Give a contract user one job of the worklist; answers who has it now.',
    undo: { none: 'Access to a job ends when the account is deleted.' },
    online: true,
  }),
  jobDetails: endpoint.get('/api/worklist/shipyardjob_details/:id', {
    access: 'member',
    response: worklist.item,
    summary: 'A job as a contract user sees it who was given it; also for who sees all jobs.',
  }),
  myJobs: endpoint.get('/api/worklist/contractuser/jobs', {
    access: 'member',
    response: z.array(worklist.item),
    summary: 'The jobs that the caller was given, newest first.',
  }),
};
