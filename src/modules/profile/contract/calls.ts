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
    summary: 'Who may sign in aboard: the people of the boat in short, by name.',
  }),
  ofManagement: endpoint.get('/api/profile/managementboat/:boatID', {
    access: 'crew',
    response: z.array(personInShort),
    summary: 'The people ashore of the company that runs the boat, in short, by name.',
  }),
  ofAccounting: endpoint.get('/api/profile/boat/accounting/:boatID', {
    access: { flag: 'accounting' },
    response: list,
    summary: 'The profiles of a boat with pay.',
  }),
  byUser: endpoint.get('/api/profile/profiledetailsbyuserid/:userID', {
    access: 'own',
    response: profiles.item,
    summary: 'One profile by its user: the own, or of a boat whose crew one keeps.',
  }),
  onboard: endpoint.get('/api/profile/onboard/:boatID', {
    access: 'crew',
    response: z.array(aboardSchema),
    summary: 'Crew, visitors and guests of the boat, and who of them is aboard, by name.',
  }),
  ofFleet: endpoint.get('/api/profile/ympprofiles', {
    access: employees,
    response: z.array(personInShort),
    summary: 'The people of all boats that the caller reaches, in short, by name.',
  }),
  all: endpoint.get('/api/profile/all_profiles', {
    access: { flag: 'superadmin' },
    response: z.array(personInShort),
    summary: 'All people of all boats, in short, by name.',
  }),
  docs: endpoint.get('/api/docs/profiledocs/:userID', {
    access: 'own',
    response: z.array(fileSchema),
    summary: "A person's files and those of their certificates, newest first.",
  }),
  cash: endpoint.get('/api/profile/pettycash/:userID', {
    access: 'own',
    response: cash,
    summary:
      'The cash of a person by currency, and its last 200 rows, newest first: the own, or with accounting.',
  }),
};

/** The specification's further commands on profiles. */
export const profileCommands = {
  recentPhoto: endpoint.put('/api/users/recentphoto', {
    access: 'own',
    body: z.object({ profilePhoto: z.union([z.literal(''), pictureSource]), userID: requiredPersonRef }),
    response: profiles.item,
    summary: "Set a person's photo, or take it away with ''.",
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
    summary: 'Give cash to a person, or take it back with a negative amount.',
    undo: { call: 'pettyCash' },
    online: true,
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
    summary: 'Set the own signature, and whether it may be printed.',
    undo: { call: 'signature' },
  }),
  onboardStatus: endpoint.post('/api/profile/onboard_status/:id', {
    access: 'member',
    body: z.object({ onboard: z.boolean() }),
    response: aboardSchema,
    summary:
      'Say that a person (by profile) or a guest (by guest) went aboard or ashore: oneself, or as whoever keeps the list or the watch.',
    undo: { call: 'onboardStatus' },
  }),
  notifications: endpoint.put('/api/profile/notifications', {
    access: 'own',
    body: z.object({ status: z.boolean(), field: z.enum(notificationFields), id: idField }),
    response: profiles.item,
    summary: 'Switch a kind of own notice on or off; `id` is the profile.',
    undo: { call: 'notifications' },
  }),
  pin: endpoint.put('/api/profile/pin/:id', {
    access: 'own',
    body: z.object({ masterPinCode: z.union([z.literal(''), pinCode]) }),
    response: z.object({ _id: z.string(), hasPin: z.boolean() }),
    summary:
      "Set the own PIN, or take it away with ''. Whoever keeps the crew may only take it away. Needs a link.",
    undo: { call: 'pin' },
    online: true,
  }),
};
