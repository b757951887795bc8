import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { itemRef, requiredInstant, requiredText, text } from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';
import { EXPIRED, flagSchema } from '#modules/auth/contract.ts';
import { particularsSchema } from '#modules/vessel/contract.ts';

/** The free statuses of a boat or company; EXPIRED blocks it (specification, section 4). */
export const freeStatuses = ['ACTIVE', 'FREE', 'TRIAL', EXPIRED] as const;
export const freeSchema = z.enum(freeStatuses);

/** A boat with the facts for superadmins. */
export const fleetBoat = z.object({
  ...particularsSchema.shape,
  managementID: z.string(),
  managementName: z.string(),
  /** The number of accounts that are not deleted. */
  users: z.int(),
  createdAt: requiredInstant,
});
export type FleetBoat = z.infer<typeof fleetBoat>;

/** A set of permission flags to grant at once. */
export const presetSchema = z.object({
  _id: stamped._id,
  name: requiredText(80),
  flags: z.array(flagSchema).check(z.maxLength(30)),
});
export type Preset = z.infer<typeof presetSchema>;

const access = { flag: 'superadmin' };

/** The fields of a new boat that a superadmin enters. */
export const boatForm = z.object({
  name: requiredText(120),
  type: z._default(z.string().check(z.trim(), z.maxLength(20)), 'M/Y'),
  free: z._default(freeSchema, 'ACTIVE'),
  timeZone: z._default(z.string().check(z.maxLength(60)), 'UTC'),
  imo: text(20),
  flag: text(80),
  managementID: itemRef('managements'),
});

export const boats = {
  list: endpoint.get('/api/boats', {
    access,
    response: z.array(fleetBoat),
    summary: 'Lists all boats, by name.',
  }),
  create: endpoint.post('/api/boats', {
    access,
    body: z.object({
      _id: stamped._id,
      ...boatForm.shape,
    }),
    response: fleetBoat,
    summary: 'Creates a boat. Repeating an _id has no further effect.',
    undo: { none: 'Boats are never deleted; setting one to EXPIRED closes it.' },
    online: true,
  }),
  free: endpoint.put('/api/boats/free/:id', {
    access,
    body: z.object({ free: freeSchema }),
    response: fleetBoat,
    summary: 'Changes the free status. EXPIRED closes the boat at once for all users except superadmins.',
    undo: { call: 'free' },
    online: true,
  }),
};

export const presets = {
  list: endpoint.get('/api/presets', {
    access: { flag: ['employees', 'management', 'superadmin'] },
    response: z.array(presetSchema),
    summary: 'Lists permission presets, by name.',
  }),
  save: endpoint.post('/api/presets', {
    access,
    body: presetSchema,
    response: presetSchema,
    summary: 'Creates or changes a permission preset.',
    undo: { call: 'save' },
    online: true,
  }),
  remove: endpoint.delete('/api/presets/:id', {
    access,
    response: z.object({ _id: z.string() }),
    summary: 'Deletes a permission preset.',
    undo: { none: 'The user confirms before a preset is deleted.' },
    online: true,
  }),
};
