import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { choice, currency, day, figure, flag, money, requiredPersonRef, text } from '#lib/fields.ts';
import { baseRev, defineResource, stamped } from '#lib/resource.ts';

/** A picture as a browser sends it: `data:image/png;base64,...` (at most about 4 MB), or a link from the server. */
export const pictureSource = z
  .string()
  .check(
    z.maxLength(6_000_000),
    z.regex(/^(data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+|\/api\/content\/[0-9a-f]{64}\?\S+)$/),
  );

/** Fields that users may change in their own profile, and crew managers (flag employees) in any. */
export const personalFields = z.object({
  firstName: text(80),
  lastName: text(80),
  birthDate: day,
  birthPlace: text(120),
  /** A country, as in the passport; crew lists (FAL 5) print it. */
  nationality: text(80),
  gender: z._default(choice(['', 'female', 'male', 'other']), ''),
  address: text(300),
  city: text(120),
  postal: text(20),
  phone: text(40),
  phone2: text(40),
  skype: text(80),
  /** The emergency contact. */
  ecFullName: text(160),
  ecContactNum: text(40),
  ecRelation: text(80),
  ecEmail: text(200),
  ecAddress: text(300),
  ecSkype: text(80),
  /** Receives mails to the crew. */
  mailing: flag(true),
});

/** Fields that only crew managers may change. */
export const serviceFields = z.object({
  department: text(60),
  jobtitle: text(80),
  contractStart: day,
  /** Days of leave left; null: not counted. */
  remainingDays: figure({ min: -1000, max: 1000 }),
});

/** Fields that only users with the accounting flag see and change; others get them empty. */
export const payFields = z.object({
  /** Per day. */
  salaryRate: money('salaryCurrency'),
  salaryRatePerMonth: money('salaryCurrency'),
  salaryCurrency: z._default(currency, 'EUR'),
  taxNumber: text(60),
});

const writable = z.object({ ...personalFields.shape, ...serviceFields.shape, ...payFields.shape });

/** Kinds of notices that a user may switch off, and `mailing`. */
export const notificationFields = [
  'mailing',
  'jobAssigned',
  'jobOverdue',
  'mentioned',
  'postponeAsked',
  'postponeDecided',
  'hoursMissing',
  'imported',
  'newUser',
  'certificateExpires',
  'orderAsked',
  'orderDecided',
  'orderLate',
] as const;
export type NotificationField = (typeof notificationFields)[number];

/** Fields that the server sets, each by a call of its own. */
const keptFields = z.object({
  userID: requiredPersonRef,
  /** `crew`, `management`, `shipyard`, `contract`, `user` or `superadmin`: see the role of the account. */
  role: text(40),
  /** The e-mail of the account: changed with `users.email`. */
  email: text(200),
  /** A link that works for one to two days; '' for none. */
  profilePhoto: text(500),
  /** `status`: whether the user allows it in print. */
  signature: z._default(z.object({ status: z.boolean(), url: z.string() }), { status: false, url: '' }),
  onboard: flag(false),
  /** When the person last boarded or went ashore; '' for never. */
  onboardAt: text(40),
  hasPin: flag(false),
  /** The account was deleted: the person has left. */
  left: flag(false),
  backgroundColor: text(7),
  /** Kinds of notices that the user switched off: `false` by name. */
  notifications: z._default(z.partialRecord(z.enum(notificationFields), z.boolean()), {}),
});

const regular = defineResource({
  name: 'profiles',
  path: '/api/profile',
  flag: 'employees',
  order: 'oldestFirst',
  fields: z.object({ ...writable.shape, ...keptFields.shape }),
  writable,
  nameOf: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email,
  attachments: true,
  ofPerson: true,
});

const { body } = regular.calls.update;
const fields = body ? z.omit(body, { rev: true }) : z.object({});

/** At least four digits; never returned. */
export const pinCode = z.string().check(z.regex(/^\d{4,8}$/));

/**
 * The people of a boat. Users without the employees flag can still read and change their own profile; pay is empty for
 * users without the accounting flag.
 */
export const profiles = {
  ...regular,
  calls: {
    list: regular.calls.list,
    changes: regular.calls.changes,
    details: endpoint.get('/api/profile/profiledetails/:id', {
      access: 'own',
      response: regular.item,
      summary: "Returns a profile by its _id: one's own, or one of a boat whose crew one manages.",
    }),
    create: endpoint.post('/api/profile', {
      access: 'own',
      body: z.object({
        ...fields.shape,
        /** If left out, the server generates one. */
        _id: z.optional(stamped._id),
        userID: requiredPersonRef,
        boatID: stamped.boatID,
        rev: z.optional(stamped.rev),
        masterPinCode: z.optional(pinCode),
      }),
      response: regular.item,
      summary:
        'Creates the profile of a user, or changes the sent fields of an existing one; `rev` as for every update.',
    }),
    update: endpoint.put('/api/profile/:id', {
      access: 'own',
      body: z.object({ ...fields.shape, rev: stamped.rev }),
      response: regular.item,
      summary: 'Changes the sent fields; 409 if another user changed one of them since `rev`.',
    }),
    remove: endpoint.delete('/api/profile/:id', {
      access: { flag: 'employees' },
      search: baseRev,
      response: z.object({ _id: z.string() }),
      summary:
        'Deletes the profile of a person who has left (the account is deleted). For captain, management and superadmin.',
    }),
  },
};
export type Profile = z.infer<typeof profiles.item>;
export type ProfileFields = z.infer<typeof writable>;
