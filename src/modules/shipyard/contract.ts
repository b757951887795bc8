import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { email, idField, itemRef, requiredPersonRef, text } from '#lib/fields.ts';
import { answerByRow, byRow } from '#lib/rowOutcomes.ts';
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
  /** If left out, the user name, if it is an address; otherwise the account has none, and no welcome mail is sent. */
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
    summary: 'Lists shipyard, contract and invited users of a boat, by name.',
  }),
  create: endpoint.post('/api/users/shipyard', {
    access,
    body: newYardUser,
    response: accountSchema,
    summary:
      "Creates an account for a shipyard or contractor and sends the welcome mail. The boat is the user's current one by default.",
    undo: { call: 'users.softDelete' },
    online: true,
  }),
  createProfile: endpoint.post('/api/profile/shipyard', {
    access,
    body: yardProfile,
    response: profiles.item,
    summary: 'Fills in the profile of a shipyard user.',
    undo: { call: 'createProfile' },
    online: true,
  }),
  invite: endpoint.post('/api/users/shipyard/invites', {
    access,
    body: newInvite,
    response: accountSchema,
    summary: 'Invites a person by mail: creates an account whose user name is the address.',
    undo: { call: 'users.softDelete' },
    online: true,
  }),
  inviteProfile: endpoint.post('/api/profile/shipyard/invite', {
    access,
    body: invitedProfile,
    response: profiles.item,
    summary: 'Fills in the name of an invited person.',
    undo: { call: 'inviteProfile' },
    online: true,
  }),
  addShipyard: endpoint.put('/api/users/add_shipyard/:id', {
    access,
    body: yardGrant,
    response: accountSchema,
    summary: 'Shares a shipyard job with a user and sets the matching user type.',
    undo: { none: 'The account keeps its type; deleting the account ends its access.' },
    online: true,
  }),
  addContractUser: endpoint.put('/api/worklist/add_contractuser/:jobID', {
    access: { flag: ['shipyard', 'jobs'] },
    body: z.object({ userID: requiredPersonRef }),
    response: z.object({ jobID: z.string(), users: z.array(z.string()) }),
    summary: 'Shares a job of the worklist with a contract user, and returns all users it is shared with.',
    undo: { none: 'Access to a job ends when the account is deleted.' },
    online: true,
  }),
  shareJobs: endpoint.put('/api/worklist/share/:boatID', {
    access: { flag: ['shipyard', 'jobs'] },
    body: z.object({
      ids: z.array(idField).check(z.minLength(1), z.maxLength(500)),
      userID: requiredPersonRef,
      byRow,
    }),
    response: answerByRow(z.array(z.string())),
    summary:
      'Shares several jobs of the worklist with a contract user, and returns the ids of those that were.',
    undo: { none: 'Access to a job ends when the account is deleted.' },
    online: true,
  }),
  jobDetails: endpoint.get('/api/worklist/shipyardjob_details/:id', {
    access: 'member',
    response: worklist.item,
    summary: 'Returns a job that was shared with the user, or that the user can read anyway.',
  }),
  myJobs: endpoint.get('/api/worklist/contractuser/jobs', {
    access: 'member',
    response: z.array(worklist.item),
    summary: 'Lists the jobs shared with the user, newest first.',
  }),
};
