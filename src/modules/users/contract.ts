import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import {
  colour,
  email,
  flag,
  idField,
  itemRef,
  requiredInstant,
  requiredPersonRef,
  text,
} from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';
import { flagFields, flagSchema } from '#modules/auth/contract.ts';

/** `user` is an invited person; `shipyard` and `contract` work for the boat and see what was shared with them. */
export const roles = ['crew', 'management', 'shipyard', 'contract', 'user', 'superadmin'] as const;
export const roleSchema = z.enum(roles);
export type Role = (typeof roles)[number];

/** Stored in lower case; people sign in with it. */
export const username = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(60), z.regex(/^[a-z0-9][a-z0-9._@+-]*$/));

/** An account, as account managers see it, with every permission flag by name. */
export const accountSchema = z.object({
  _id: z.string(),
  rev: z.number(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhoto: z.string(),
  /** '' while there is no profile. */
  profileID: z.string(),
  jobtitle: z.string(),
  department: z.string(),
  role: z.string(),
  /** `shipyardUser`, `contractUser` or `user`; '' for crew and management. */
  userType: z.string(),
  shipyardUser: z.boolean(),
  contractUser: z.boolean(),
  mailing: z.boolean(),
  ismUser: z.boolean(),
  /** Appointed as captain of the vessel, whatever the job title says. */
  captain: z._default(z.boolean(), false),
  /** Whether a link mailed to `email` was opened. */
  emailConfirmed: z._default(z.boolean(), false),
  /** An address that replaces `email` once the link mailed to it is opened; '' for none. */
  waitingEmail: z._default(z.string(), ''),
  boatID: z.string(),
  boatName: z.string(),
  managementID: z.string(),
  backgroundColor: z.string(),
  borderColor: z.string(),
  changePassword: z.boolean(),
  softDeleted: z.boolean(),
  /** The status of the welcome mail with the link to set a password; '' if none was sent yet. */
  welcome: z.enum(['', 'sent', 'failed']),
  createdAt: requiredInstant,
  updatedAt: requiredInstant,
  ...flagFields.shape,
});
export type Account = z.infer<typeof accountSchema>;

/** The specification's payload. The server fills in missing values: colours, and the caller's current boat. */
export const newUser = z.object({
  _id: z.optional(stamped._id),
  username,
  email: email,
  /** Ignored: users set their own by the link in the welcome mail (docs/decisions/0016). */
  password: z.optional(z.string().check(z.maxLength(1000))),
  department: text(60),
  jobtitle: text(80),
  mailing: flag(true),
  role: z._default(roleSchema, 'crew'),
  backgroundColor: z.optional(colour),
  borderColor: z.optional(colour),
  managementID: itemRef('managements'),
  /** The boat the account belongs to. */
  manageBoatID: itemRef('boats'),
  manageBoatName: z._default(z.string().check(z.maxLength(120)), ''),
  ismUser: flag(false),
  /** Whether they are appointed as captain; only for those who answer for the vessel. */
  captain: flag(false),
  /** In addition to the specification's payload, so that lists have a name at once. */
  firstName: text(80),
  lastName: text(80),
  language: z._default(z.enum(['en', 'fr', 'zh', 'ja']), 'en'),
});
export type NewUser = z.input<typeof newUser>;

/** Users who manage accounts: captains and officers (employees), management users, superadmins. */
const access = { flag: ['employees', 'management', 'superadmin'] };

export const users = {
  details: endpoint.get('/api/users/userdetails/:id', {
    access: 'own',
    response: accountSchema,
    summary: "Returns an account by its _id: one's own, or one of a boat or company that one manages.",
  }),
  detailsByProfile: endpoint.get('/api/users/userdetailsbyid/:id', {
    access: 'own',
    response: accountSchema,
    summary: 'Returns an account by the _id of its profile.',
  }),
  watchkeepers: endpoint.get('/api/users/watchkeepers/:boatID', {
    access: { flag: ['watchkeeping', 'watchkeeper'] },
    response: z.array(
      z.pick(accountSchema, {
        _id: true,
        firstName: true,
        lastName: true,
        jobtitle: true,
        department: true,
        profilePhoto: true,
        backgroundColor: true,
        profileID: true,
      }),
    ),
    summary: 'Lists the people of a boat who stand watches, by name.',
  }),
  ofBoat: endpoint.get('/api/users/boat/:boatID', {
    access,
    response: z.array(accountSchema),
    summary: 'Lists the accounts of a boat by name, including deleted ones (softDeleted).',
  }),
  all: endpoint.get('/api/users/all_users', {
    access: { flag: 'superadmin' },
    response: z.array(accountSchema),
    summary: 'Lists all accounts, by name.',
  }),
  create: endpoint.post('/api/users', {
    access,
    body: newUser,
    response: accountSchema,
    summary:
      'Creates an account and its profile, and mails a link to set a password, valid once and for 7 days.',
    undo: { call: 'softDelete' },
    online: true,
  }),
  welcome: endpoint.post('/api/users/welcome/:id', {
    access,
    body: z.object({}),
    response: z.object({ sent: z.literal(true) }),
    summary: 'Sends the welcome mail again; 502 if it cannot be sent.',
    undo: { none: 'A mail that was sent cannot be recalled.' },
    online: true,
  }),
  systemAccess: endpoint.put('/api/users/system_access/:id', {
    access,
    body: z.object({ field: z.union([flagSchema, z.enum(['ismUser', 'captain'])]), access: z.boolean() }),
    response: accountSchema,
    summary:
      'Grants or revokes one permission flag. Users can grant only flags they have, and cannot change their own.',
    undo: { call: 'systemAccess' },
    online: true,
  }),
  applyPreset: endpoint.put('/api/users/preset/:id', {
    access,
    body: z.object({ presetID: idField }),
    response: accountSchema,
    summary: 'Sets all permission flags to those of a preset.',
    undo: { call: 'systemAccess' },
    online: true,
  }),
  endSessions: endpoint.delete('/api/users/sessions/:id', {
    access,
    response: z.object({ ended: z.number() }),
    summary:
      'Ends all sessions of an account that one manages, and says how many there were: for a lost tablet.',
    undo: { none: 'They sign in again.' },
    online: true,
  }),
  softDelete: endpoint.put('/api/users/softdelete/:id', {
    access,
    body: z.object({ softDelete: z.boolean() }),
    response: accountSchema,
    summary: 'Deletes an account (true), which ends all its sessions at once, or restores it (false).',
    undo: { call: 'softDelete' },
    online: true,
  }),
  role: endpoint.put('/api/users/role', {
    access,
    body: z.object({
      role: roleSchema,
      userID: requiredPersonRef,
      /** Takes away all rights that the account holds. */
      takeRights: flag(false),
    }),
    response: accountSchema,
    summary: "Changes the role of an account. Neither role may rank above the user's own.",
    undo: { call: 'role' },
    online: true,
  }),
  email: endpoint.put('/api/users/email/:userID', {
    access: 'own',
    body: z.object({ email: email }),
    response: accountSchema,
    confirmed: true,
    summary:
      "Asks for another address of one's own account, which counts once the link mailed to it is opened (the answer is the same if it belongs to another account), or corrects one that was never confirmed of an account that one manages.",
    undo: { call: 'waitingEmail.takeBack' },
    online: true,
  }),
  switchLiteBoat: endpoint.put('/api/users/switch-liteboat', {
    access: { flag: 'liteadmin' },
    body: z.object({ boatID: idField, boatName: z.string().check(z.maxLength(120)) }),
    response: z.object({ boatID: z.string(), boatName: z.string() }),
    summary: "Switches the current boat of the lite edition to another boat of the user's fleet.",
    undo: { call: 'switchLiteBoat' },
    online: true,
  }),
};
