import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { defineResource, stamped } from '#lib/resource.ts';

const text = (max: number) => z.string().trim().max(max).default('');

/** What a person writes about an equipment group (specification, section 3); a subgroup has a `parentID`. */
export const equipmentFields = z.object({
  name: z.string().trim().min(1).max(120),
  parentID: z.string().max(64).default(''),
  location: text(120),
  department: text(60),
  manufacturer: text(120),
  modelNumber: text(120),
  serialNumber: text(120),
  remarks: text(4000),
  critical: z.boolean().default(false),
  isArchived: z.boolean().default(false),
  /** May be worked on at sea, in port. */
  atSea: z.boolean().default(true),
  atPort: z.boolean().default(true),
  /** It has an hour meter. */
  metered: z.boolean().default(false),
});
export type EquipmentFields = z.infer<typeof equipmentFields>;

/** What follows from the meter readings; set by the server alone. */
const meterFields = z.object({
  /** Life-time running hours: the meter's reading plus what replaced meters had run. Null before the first reading. */
  hours: z.number().nullable().default(null),
  /** What the meter itself shows: hours less the hours of the meters before it. */
  meterValue: z.number().nullable().default(null),
  hoursAt: z.iso.datetime().nullable().default(null),
  /** Smoothed average hours a day; null before the second reading. */
  hoursPerDay: z.number().nullable().default(null),
});

export const equipment = defineResource({
  name: 'equipmentgroups',
  path: '/api/equipmentgroups',
  flag: 'equipmentspage',
  // Jobs name their machine, and are due by its hours.
  readers: ['jobs'],
  fields: z.object({ ...equipmentFields.shape, ...meterFields.shape }),
  writable: equipmentFields,
});
export type Equipment = z.infer<typeof equipment.item>;

/** `value` is what the meter shows, `total` the life-time hours. A replacement starts a new meter at `value`. */
export const readingSchema = z.object({
  _id: stamped._id,
  equipmentID: z.string(),
  kind: z.enum(['reading', 'replacement']),
  at: z.iso.datetime(),
  value: z.number(),
  total: z.number(),
  note: z.string(),
  userName: z.string(),
});
export type Reading = z.infer<typeof readingSchema>;

/** Hours of a meter: tenths at most, and never more than a ship's life. */
export const hoursValue = z.number().min(0).max(1_000_000).multipleOf(0.1);

export const newReading = z.object({
  _id: stamped._id,
  equipmentID: z.string(),
  kind: z.enum(['reading', 'replacement']).default('reading'),
  /** When it was read; not in the future. */
  at: z.iso.datetime(),
  value: hoursValue,
  /** Replacement: what the old meter showed last; empty when unknown. */
  oldValue: hoursValue.optional(),
  note: z.string().trim().max(500).default(''),
});
export type NewReading = z.input<typeof newReading>;

export const readings = {
  ofEquipment: endpoint.get('/api/equipmentgroups/:id/readings', {
    access: { flag: 'equipmentspage' },
    response: z.array(readingSchema),
    summary: 'Meter readings, newest first, at most two years.',
  }),
  enter: endpoint.post('/api/equipmentgroups/readings/:boatID', {
    access: { flag: 'equipmentspage' },
    body: z.object({ readings: z.array(newReading).min(1).max(200) }),
    response: z.array(equipment.item),
    summary: 'Enter readings of several meters at once: all or none. Answers the changed equipment.',
  }),
};

export const copies = {
  duplicate: endpoint.post('/api/equipmentgroups/:id/duplicate', {
    access: { flag: 'equipmentspage' },
    body: z.object({
      /** Old id -> new id of the group and all its subgroups: the browser makes ids. */
      ids: z.record(z.string(), stamped._id),
      name: equipmentFields.shape.name,
    }),
    response: z.array(equipment.item),
    summary: 'Copy a group with its subgroups, without serial numbers, hours and files.',
  }),
};
