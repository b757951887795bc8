import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { pictureSource } from '#modules/profile/contract.ts';

/** A picture of a company; the first one is its logo. */
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
  /** As of a boat: EXPIRED blocks. */
  free: z.string(),
  ismUser: z.boolean(),
  images: z.array(imageSchema),
  boats: z.array(companyBoat),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Company = z.infer<typeof companySchema>;

/** How one boat of a fleet stands. */
export const fleetRow = z.object({
  ...companyBoat.shape,
  /** Jobs that are overdue by the ship's day or hours, and those of critical equipment among them. */
  overdue: z.number().int(),
  critical: z.number().int(),
  noStatus: z.number().int(),
  /** Certificates of people who have not left: expiring within 90 days, and expired. */
  expiring: z.number().int(),
  expired: z.number().int(),
  /** People aboard, and guests. */
  aboard: z.number().int(),
  guests: z.number().int(),
});
export type FleetRow = z.infer<typeof fleetRow>;

const superadmin = { flag: 'superadmin' };
const access = { flag: ['management', 'superadmin'] };
const id = z.string().min(1).max(64);

/** What a person writes about a company. */
export const companyForm = z.object({
  name: z.string().trim().min(1).max(120),
  contact: z.string().trim().max(300).default(''),
  address: z.string().trim().max(500).default(''),
  free: z.string().trim().max(40).default(''),
  images: z
    .array(
      z.object({
        name: z.string().max(200),
        uid: z.string().max(64),
        type: z.string().max(60),
        url: pictureSource,
      }),
    )
    .max(6)
    .default([]),
  ismUser: z.boolean().default(false),
});

export const managements = {
  list: endpoint.get('/api/managements', {
    access,
    response: z.array(companySchema),
    summary: 'Management companies by name: the own; all for a superadmin.',
  }),
  fleet: endpoint.get('/api/managements/fleet', {
    access,
    response: z.array(fleetRow),
    summary: 'How the boats that the caller reaches stand, by name.',
  }),
  details: endpoint.get('/api/managements/:id', {
    access: 'member',
    response: companySchema,
    summary: 'A company: the own, or the one that runs the own boat (whose other boats are left out).',
  }),
  save: endpoint.post('/api/managements', {
    access,
    body: z.object({
      ...companyForm.shape,
      /** true makes a company under `managementID`; false changes the one of that id. */
      createNew: z.boolean(),
      managementID: id,
    }),
    response: companySchema,
    summary:
      'Make a company (superadmin), or change the own one; `free` is for superadmins. The same id again is the same create.',
  }),
  addBoat: endpoint.post('/api/managements/management_boat', {
    access: superadmin,
    body: z.object({ managementID: id, boatID: id }),
    response: z.object({ managementID: z.string(), boatID: z.string() }),
    summary: 'Put a boat under a company.',
  }),
  changeDocs: endpoint.put('/api/docs/change_management/:managementID/:boatID', {
    access: superadmin,
    response: z.object({ managementID: z.string(), boatID: z.string(), documents: z.number().int() }),
    summary: "Let a boat's documents follow it to its company; answers how many there are.",
  }),
  resetBoat: endpoint.put('/api/managements/reset-management/:boatID', {
    access: superadmin,
    response: z.object({ boatID: z.string() }),
    summary: 'Take a boat out of its company.',
  }),
  remove: endpoint.delete('/api/managements/:id', {
    access: superadmin,
    response: z.object({ _id: z.string() }),
    summary: 'Delete a company without boats and people.',
  }),
};
