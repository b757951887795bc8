import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { flag, idField, requiredInstant, requiredText, text } from '#lib/fields.ts';
import { personInShort } from '#modules/profile/contract/calls.ts';
import { pictureSource } from '#modules/profile/contract.ts';

/** An image of a company; the first one is its logo. */
export const imageSchema = z.object({ name: z.string(), uid: z.string(), type: z.string(), url: z.string() });

export const companyBoat = z.object({
  _id: z.string(),
  name: z.string(),
  free: z.string(),
  place: z.string(),
});

/** A management company. */
export const companySchema = z.object({
  _id: z.string(),
  name: z.string(),
  contact: z.string(),
  address: z.string(),
  /** As for a boat: EXPIRED blocks. */
  free: z.string(),
  ismUser: z.boolean(),
  images: z.array(imageSchema),
  boats: z.array(companyBoat),
  createdAt: requiredInstant,
  updatedAt: requiredInstant,
});
export type Company = z.infer<typeof companySchema>;

/** The status of one boat of a fleet. */
export const fleetRow = z.object({
  ...companyBoat.shape,
  /** Jobs that are overdue by the ship's day or hours, and those of critical equipment among them. */
  overdue: z.int(),
  critical: z.int(),
  noStatus: z.int(),
  /** Certificates of people who have not left: expiring within 90 days, and expired. */
  expiring: z.int(),
  expired: z.int(),
  /** People aboard, and guests. */
  aboard: z.int(),
  guests: z.int(),
});
export type FleetRow = z.infer<typeof fleetRow>;

const superadmin = { flag: 'superadmin' };
const access = { flag: ['management', 'superadmin'] };

/** The fields of a company that a user enters. */
export const companyForm = z.object({
  name: requiredText(120),
  contact: text(300),
  address: text(500),
  free: text(40),
  images: z._default(
    z
      .array(
        z.object({
          name: z.string().check(z.maxLength(200)),
          uid: z.string().check(z.maxLength(64)),
          type: z.string().check(z.maxLength(60)),
          url: pictureSource,
        }),
      )
      .check(z.maxLength(6)),
    [],
  ),
  ismUser: flag(false),
});

export const managements = {
  list: endpoint.get('/api/managements', {
    access,
    response: z.array(companySchema),
    summary: "Lists management companies by name: the user's own, or all for a superadmin.",
  }),
  fleet: endpoint.get('/api/managements/fleet', {
    access,
    response: z.array(fleetRow),
    summary: 'Lists the status of the boats that the user can access, by name.',
  }),
  details: endpoint.get('/api/managements/:id', {
    access: 'crew',
    response: companySchema,
    summary:
      "Returns the user's own company, or the one that manages the user's boat (without its other boats).",
  }),
  people: endpoint.get('/api/managements/:id/people', {
    access,
    response: z.array(personInShort),
    summary:
      "Lists the people ashore of a company, in short form, by name: one's own, or any for a superadmin.",
  }),
  save: endpoint.post('/api/managements', {
    access,
    body: z.object({
      ...companyForm.shape,
      /** true creates a company with the id `managementID`; false changes it. */
      createNew: z.boolean(),
      managementID: idField,
    }),
    response: companySchema,
    summary:
      "Creates a company (superadmin) or changes the user's own; only superadmins can set `free`. Repeating an _id has no further effect.",
    undo: { call: 'save' },
    online: true,
  }),
  addBoat: endpoint.post('/api/managements/management_boat', {
    access: superadmin,
    body: z.object({ managementID: idField, boatID: idField }),
    response: z.object({ managementID: z.string(), boatID: z.string() }),
    summary: 'Assigns a boat to a company.',
    undo: { call: 'resetBoat' },
    online: true,
  }),
  changeDocs: endpoint.put('/api/docs/change_management/:managementID/:boatID', {
    access: superadmin,
    response: z.object({ managementID: z.string(), boatID: z.string(), documents: z.int() }),
    summary: "Moves a boat's documents to its company and returns their number.",
    undo: { call: 'changeDocs' },
    online: true,
  }),
  resetBoat: endpoint.put('/api/managements/reset-management/:boatID', {
    access: superadmin,
    response: z.object({ boatID: z.string() }),
    summary: 'Removes a boat from its company.',
    undo: { call: 'addBoat' },
    online: true,
  }),
  remove: endpoint.delete('/api/managements/:id', {
    access: superadmin,
    response: z.object({ _id: z.string() }),
    summary: 'Deletes a company that has no boats or people.',
    undo: { none: 'The user confirms before a company is deleted.' },
    online: true,
  }),
};
