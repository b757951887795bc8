import { z } from 'zod/mini';
import { choice, day, flag, longText, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

/** A guest: identity as passenger lists (FAL 6) print it, and what the crew needs to know. */
export const guestFields = z.object({
  firstName: requiredText(80),
  lastName: text(80),
  birthDate: day,
  birthPlace: text(120),
  nationality: text(80),
  gender: z._default(choice(['', 'female', 'male', 'other']), ''),
  documentKind: z._default(choice(['', 'passport', 'identityCard', 'other']), ''),
  documentNumber: text(80),
  /** The issuing State. */
  documentCountry: text(80),
  documentExpires: day,
  visaNumber: text(80),
  email: text(200),
  phone: text(40),
  address: text(300),
  /** The emergency contact. */
  ecFullName: text(160),
  ecContactNum: text(40),
  ecRelation: text(80),
  cabin: text(60),
  embarkmentPort: text(120),
  embarkmentDate: day,
  disembarkmentPort: text(120),
  disembarkmentDate: day,
  /** Stays aboard while the vessel is in this port. */
  transit: flag(false),
  allergies: longText(2000),
  diet: longText(2000),
  drinks: longText(2000),
  preferences: longText(4000),
  medical: longText(2000),
  remarks: longText(4000),
});
export type GuestFields = z.infer<typeof guestFields>;

/** Set by `onboard_status`. */
const keptFields = z.object({ onboard: flag(false), onboardAt: text(40) });

/** The guests of a boat; documents and photos are files of resource `guests`. */
export const guests = defineResource({
  name: 'guests',
  path: '/api/guests',
  flag: 'guests',
  fields: z.object({ ...guestFields.shape, ...keptFields.shape }),
  writable: guestFields,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  attachments: true,
});
export type Guest = z.infer<typeof guests.item>;
