import { z } from 'zod';
import { defineResource } from '#lib/resource.ts';

const text = (max: number) => z.string().trim().max(max).default('');
const day = z.union([z.literal(''), z.iso.date()]).default('');

/** A guest: identity as passenger lists (FAL 6) print it, and what the crew needs to know. */
export const guestFields = z.object({
  firstName: z.string().trim().min(1).max(80),
  lastName: text(80),
  birthDate: day,
  birthPlace: text(120),
  nationality: text(80),
  gender: z.enum(['', 'female', 'male', 'other']).default(''),
  documentKind: z.enum(['', 'passport', 'identityCard', 'other']).default(''),
  documentNumber: text(80),
  /** The issuing State. */
  documentCountry: text(80),
  documentExpires: day,
  visaNumber: text(80),
  email: text(200),
  phone: text(40),
  address: text(300),
  /** In an emergency. */
  ecFullName: text(160),
  ecContactNum: text(40),
  ecRelation: text(80),
  cabin: text(60),
  embarkmentPort: text(120),
  embarkmentDate: day,
  disembarkmentPort: text(120),
  disembarkmentDate: day,
  /** Stays aboard while the vessel is in this port. */
  transit: z.boolean().default(false),
  allergies: text(2000),
  diet: text(2000),
  drinks: text(2000),
  preferences: text(4000),
  medical: text(2000),
  remarks: text(4000),
});
export type GuestFields = z.infer<typeof guestFields>;

/** Set by `onboard_status`. */
const keptFields = z.object({ onboard: z.boolean().default(false), onboardAt: text(40) });

/** The guests of a boat; documents and photos are files of resource `guests`. */
export const guests = defineResource({
  name: 'guests',
  path: '/api/guests',
  flag: 'guests',
  fields: z.object({ ...guestFields.shape, ...keptFields.shape }),
  writable: guestFields,
});
export type Guest = z.infer<typeof guests.item>;
