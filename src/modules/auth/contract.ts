import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredDay } from '#lib/fields.ts';

/** The free status that blocks a boat (specification, section 4). */
export const EXPIRED = 'EXPIRED';

/** Days on which a vessel is laid up, including the last one: jobs that fall due by date wait until its end. */
export const layUpSchema = z.object({ from: requiredDay, to: requiredDay });

/**
 * How a vessel counts rest, as its flag chose: by hours of rest or of work, and from how many half hours a break is rest.
 */
export const restRulesSchema = z.object({
  regime: z.enum(['rest', 'work']),
  minRestBlock: z.union([z.literal(1), z.literal(2)]),
});

export const boatSchema = z.object({
  _id: z.string(),
  name: z.string(),
  free: z.string(),
  /** IANA time zone of the ship. */
  timeZone: z.string(),
  imo: z.string(),
  place: z.string(),
  layUp: z._default(z.nullable(layUpSchema), null),
  rest: z._default(restRulesSchema, { regime: 'rest', minRestBlock: 2 }),
});
export type Boat = z.infer<typeof boatSchema>;

/** Permission flags under their specified names (specification, section 6). */
export const flagFields = z.object({
  jobs: z.boolean(),
  logbook: z.boolean(),
  inventory: z.boolean(),
  employees: z.boolean(),
  superadmin: z.boolean(),
  watchkeeping: z.boolean(),
  watchkeeper: z.boolean(),
  reports: z.boolean(),
  supplier: z.boolean(),
  equipmentspage: z.boolean(),
  documents: z.boolean(),
  ism: z.boolean(),
  guests: z.boolean(),
  hourstracker: z.boolean(),
  spareparts: z.boolean(),
  shipyard: z.boolean(),
  accounting: z.boolean(),
  sales: z.boolean(),
  calendar: z.boolean(),
  management: z.boolean(),
  liteadmin: z.boolean(),
  charter: z.boolean(),
  tyssales: z.boolean(),
});

export const flagSchema = z.keyof(flagFields);
export type Flag = z.infer<typeof flagSchema>;
export const flags = flagSchema.options;

/** The signed-in user (design.md, section 6). */
export const userSchema = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhoto: z.string(),
  jobtitle: z.string(),
  department: z.string(),
  role: z.string(),
  managementID: z.string(),
  boatID: z.string(),
  boatName: z.string(),
  changePassword: z.boolean(),
  shipyardUser: z.boolean(),
  contractUser: z.boolean(),
  userType: z.string(),
  profileID: z.string(),
  backgroundColor: z.string(),
  /** The current boat of the lite edition; '' means the boat itself. */
  liteBoatID: z._default(z.string(), ''),
  /** Appointed as captain of the vessel, whatever the job title says. */
  captain: z._default(z.boolean(), false),
  boat: z.nullable(boatSchema),
  ...flagFields.shape,
});
export type User = z.infer<typeof userSchema>;

/** At least 8 characters; long passphrases are welcome, so the maximum only limits the work of hashing. */
export const newPasswordSchema = z.string().check(z.minLength(8), z.maxLength(200));

export const auth = {
  me: endpoint.get('/api/auth', {
    access: 'own',
    response: userSchema,
    summary: 'Returns the signed-in user.',
  }),
  login: endpoint.post('/api/auth', {
    access: 'public',
    body: z.object({
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      password: z.string().check(z.minLength(1), z.maxLength(1000)),
    }),
    response: z.object({ token: z.string(), userID: z.string() }),
    summary: 'Signs in.',
    undo: { call: 'logout' },
    online: true,
  }),
  logout: endpoint.delete('/api/auth', {
    access: 'own',
    response: z.object({ ended: z.boolean() }),
    summary: 'Ends this session on the server.',
    undo: { call: 'login' },
    online: true,
  }),
  endSessions: endpoint.post('/api/auth/ended', {
    access: 'public',
    body: z.object({
      sessions: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.minLength(1), z.maxLength(50)),
    }),
    response: z.object({ ended: z.literal(true) }),
    summary:
      'Ends sessions by the SHA-256 of their tokens (hexadecimal), which only their device knows: for sign-outs without a link. The answer is the same for unknown ones.',
    undo: { call: 'login' },
    online: true,
  }),
  storeToken: endpoint.post('/api/profile/store-token', {
    access: 'public',
    body: z.object({
      resetToken: z.string().check(z.minLength(10), z.maxLength(100)),
      email: z.email().check(z.maxLength(200)),
    }),
    response: z.object({ sent: z.literal(true) }),
    summary: 'Mails a link to reset the password. The answer is the same whether or not the address exists.',
    undo: { none: 'A mail that was sent cannot be recalled; the link expires.' },
    online: true,
  }),
  resetPassword: endpoint.post('/api/profile/reset-password/:token', {
    access: 'public',
    body: z.object({ newPassword: newPasswordSchema }),
    response: z.object({ changed: z.literal(true) }),
    summary: 'Sets a new password. :token is from the mailed link and includes a secret of the server.',
    undo: { none: 'Only a hash of the former password is stored.' },
    online: true,
  }),
  changePassword: endpoint.put('/api/users/change_password', {
    access: 'own',
    body: z.object({ newPassword: newPasswordSchema }),
    response: z.object({ changed: z.literal(true) }),
    confirmed: true,
    summary: "Sets the user's own password and ends their other sessions.",
    undo: { none: 'Only a hash of the former password is stored.' },
    online: true,
  }),
};
