import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredText } from '#lib/fields.ts';
import { boatSchema, layUpSchema } from '#modules/auth/contract.ts';

/** A vessel's particulars, as other documents print them. */
export const particularsSchema = z.extend(boatSchema, {
  type: z.string(),
  flag: z.string(),
  portOfRegistry: z.string(),
  callSign: z.string(),
  mmsi: z.string(),
  grossTonnage: z.number(),
  /** Length overall, in metres. */
  length: z.number(),
  builder: z.string(),
  year: z.number(),
});
export type Particulars = z.infer<typeof particularsSchema>;

/** The particulars that the form changes; the rest has calls of its own. */
export const particularsForm = z.extend(
  z.omit(particularsSchema, { _id: true, free: true, layUp: true, rest: true }),
  {
    name: requiredText(120),
    timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
    grossTonnage: z.number().check(z.minimum(0), z.maximum(1_000_000)),
    length: z.number().check(z.minimum(0), z.maximum(1000)),
    year: z.int().check(z.minimum(0), z.maximum(3000)),
  },
);
export type ParticularsForm = z.infer<typeof particularsForm>;

export const vessel = {
  mine: endpoint.get('/api/boats/mine', {
    access: 'own',
    response: z.array(z.pick(boatSchema, { _id: true, name: true, free: true, place: true })),
    summary: 'Lists the boats that the user can switch to, by name.',
  }),
  particulars: endpoint.get('/api/boats/:boatID', {
    access: 'member',
    response: particularsSchema,
    summary: 'Returns the particulars of a boat.',
  }),
  update: endpoint.put('/api/boats/:boatID', {
    access: 'crew',
    body: z.extend(z.partial(particularsForm), {
      /** The previous values of the changed fields; a field that somebody else has changed since is a 409. */
      based: z.optional(z.partial(particularsForm)),
    }),
    response: particularsSchema,
    summary:
      'Changes the sent particulars; 409 if another user changed one of them meanwhile. For captain, management and superadmin.',
    undo: { call: 'update' },
  }),
  layUp: endpoint.put('/api/boats/:boatID/layup', {
    access: { flag: 'jobs' },
    body: z.object({
      layUp: z.nullable(
        layUpSchema.check(
          z.refine(({ from, to }) => from <= to, { path: ['to'], message: 'to is before from' }),
        ),
      ),
    }),
    response: z.object({ boatID: z.string(), layUp: z.nullable(layUpSchema) }),
    summary:
      'Sets the first and last day of a lay-up, or ends it with null. For captain, management and superadmin.',
    undo: { call: 'layUp' },
  }),
  captain: endpoint.get('/api/boats/:boatID/captain', {
    access: 'member',
    response: z.object({ name: z.string(), jobtitle: z.string(), phone: z.string(), email: z.string() }),
    summary:
      'Returns who commands the vessel, with the phone number and e-mail of their profile. Empty texts for what is not known.',
  }),
  contact: endpoint.get('/api/boats/contact', {
    access: 'own',
    response: z.object({ name: z.string(), contact: z.string() }),
    summary:
      "Returns whom to call about the user's access: the company that manages their boat, or else the operator of this server. Empty texts if neither is known.",
  }),
  switchBoat: endpoint.put('/api/users/switch_boat', {
    access: 'own',
    body: z.object({ boatID: z.string(), boatName: z.string() }),
    response: z.object({ boatID: z.string(), boatName: z.string() }),
    summary: "Switches the current boat to another boat of the user's fleet.",
    undo: { call: 'switchBoat' },
    online: true,
  }),
  logo: endpoint.get('/api/managements/logo/:id', {
    access: 'own',
    response: z.object({ name: z.string(), url: z.string() }),
    summary: 'Returns name and logo of a management company. `url` is empty if it has no image.',
  }),
};
