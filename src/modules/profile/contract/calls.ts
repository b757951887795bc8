import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { currency, idField, requiredBalance, requiredInstant, requiredPersonRef } from '#lib/fields.ts';
import { fileSchema } from '#modules/files/contract.ts';
import { notificationFields, pictureSource, pinCode, profiles } from '../contract.ts';

/** The short form of a person, visible to everybody of the vessel. */
export const personInShort = z.object({
  /** The profile's id. */
  _id: z.string(),
  userID: z.string(),
  boatID: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobtitle: z.string(),
  department: z.string(),
  role: z.string(),
  profilePhoto: z.string(),
  backgroundColor: z.string(),
  onboard: z.boolean(),
  hasPin: z.boolean(),
  /** The day on which they were entered in the crew. */
  since: z.string(),
});
export type PersonInShort = z.infer<typeof personInShort>;

/** Somebody who may be aboard. For kind guest, `_id` is the guest's. */
export const aboardSchema = z.object({
  _id: z.string(),
  kind: z.enum(['crew', 'visitor', 'guest']),
  name: z.string(),
  jobtitle: z.string(),
  department: z.string(),
  /** For guests only. */
  cabin: z.string(),
  profilePhoto: z.string(),
  backgroundColor: z.string(),
  onboard: z.boolean(),
  /** When they last boarded or went ashore; '' for never. */
  onboardAt: z.string(),
  /** The day on which a guest embarks; '' if none is booked. */
  arrives: z._default(z.string(), ''),
});
export type Aboard = z.infer<typeof aboardSchema>;

/** A row of a person's cash ledger: amounts in minor units, negative for spent or returned. */
export const cashRow = z.object({
  _id: z.string(),
  amount: z.int(),
  currency,
  at: requiredInstant,
  userName: z.string(),
});
export const cash = z.object({
  userID: z.string(),
  balances: z.array(z.object({ currency, amount: z.int() })),
  rows: z.array(cashRow),
});
export type Cash = z.infer<typeof cash>;

const employees = { flag: 'employees' };
const list = z.array(profiles.item);

/** The specification's further reads of profiles. */
export const profileReads = {
  ofLogin: endpoint.get('/api/profile/boat/login/:boatID', {
    access: 'crew',
    response: z.array(personInShort),
    summary: 'Lists the people of the boat who can sign in, in short form, by name.',
  }),
  ofManagement: endpoint.get('/api/profile/managementboat/:boatID', {
    access: 'crew',
    response: z.array(personInShort),
    summary: 'Lists the people ashore of the company that manages the boat, in short form, by name.',
  }),
  ofAccounting: endpoint.get('/api/profile/boat/accounting/:boatID', {
    access: { flag: 'accounting' },
    response: list,
    summary: 'Lists the profiles of a boat, including pay.',
  }),
  byUser: endpoint.get('/api/profile/profiledetailsbyuserid/:userID', {
    access: 'own',
    response: profiles.item,
    summary: "Returns a profile by its user: one's own, or one of a boat whose crew one manages.",
  }),
  onboard: endpoint.get('/api/profile/onboard/:boatID', {
    access: 'crew',
    response: z.array(aboardSchema),
    summary: 'Lists crew, visitors and guests of the boat with their onboard status, by name.',
  }),
  ofFleet: endpoint.get('/api/profile/ympprofiles', {
    access: employees,
    response: z.array(personInShort),
    summary: 'Lists the people of all boats that the user can access, in short form, by name.',
  }),
  all: endpoint.get('/api/profile/all_profiles', {
    access: { flag: 'superadmin' },
    response: z.array(personInShort),
    summary: 'Lists the people of all boats, in short form, by name.',
  }),
  docs: endpoint.get('/api/docs/profiledocs/:userID', {
    access: 'own',
    response: z.array(fileSchema),
    summary: "Lists a person's files and those of their certificates, newest first.",
  }),
  cash: endpoint.get('/api/profile/pettycash/:userID', {
    access: 'own',
    response: cash,
    summary:
      "Returns a person's cash by currency and the last 200 ledger rows, newest first: one's own, or anybody's with the accounting flag.",
  }),
};

/** The specification's further commands on profiles. */
export const profileCommands = {
  recentPhoto: endpoint.put('/api/users/recentphoto', {
    access: 'own',
    body: z.object({ profilePhoto: z.union([z.literal(''), pictureSource]), userID: requiredPersonRef }),
    response: profiles.item,
    summary: "Sets a person's photo; '' removes it.",
    undo: { call: 'recentPhoto' },
  }),
  pettyCash: endpoint.put('/api/profile/pettycash', {
    access: { flag: 'accounting' },
    body: z.object({
      boatID: idField,
      userID: requiredPersonRef,
      /** In minor units; added to the balance, never replacing it. */
      amount: requiredBalance('currency').check(z.refine((amount) => amount !== 0)),
      currency,
    }),
    response: cash,
    summary: 'Gives cash to a person; a negative amount takes it back.',
    undo: { call: 'pettyCash' },
  }),
  signature: endpoint.put('/api/profile/signature', {
    access: 'own',
    body: z.object({
      status: z.boolean(),
      profileID: idField,
      /** '' keeps the existing picture. */
      downloadUrl: z.union([z.literal(''), pictureSource]),
    }),
    response: profiles.item,
    summary: "Sets the user's own signature, and whether it may be printed.",
    undo: { call: 'signature' },
  }),
  onboardStatus: endpoint.post('/api/profile/onboard_status/:id', {
    access: 'member',
    body: z.object({ onboard: z.boolean() }),
    response: aboardSchema,
    summary:
      'Sets a person (by profile id) or a guest (by guest id) aboard or ashore: oneself, or others for crew managers and watchkeepers.',
    undo: { call: 'onboardStatus' },
  }),
  notifications: endpoint.put('/api/profile/notifications', {
    access: 'own',
    body: z.object({ status: z.boolean(), field: z.enum(notificationFields), id: idField }),
    response: profiles.item,
    summary: "Switches a kind of the user's own notices on or off. `id` is that of the profile.",
    undo: { call: 'notifications' },
  }),
  pin: endpoint.put('/api/profile/pin/:id', {
    access: 'own',
    body: z.object({ masterPinCode: z.union([z.literal(''), pinCode]) }),
    response: z.object({ _id: z.string(), hasPin: z.boolean() }),
    summary: "Sets the user's own PIN; '' removes it. Crew managers can only remove it.",
    confirmed: true,
    undo: { call: 'pin' },
    online: true,
  }),
};
