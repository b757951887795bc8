import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import {
  derivedHours,
  flag,
  instant,
  itemRef,
  longText,
  requiredHours,
  requiredInstant,
  requiredItemRef,
  requiredText,
  text,
} from '#lib/fields.ts';
import { defineResource, stamped } from '#lib/resource.ts';

/** The fields of an equipment group that users enter (specification, section 3); a subgroup has a `parentID`. */
export const equipmentFields = z.object({
  name: requiredText(120),
  parentID: itemRef('equipmentgroups'),
  location: text(120),
  department: text(60),
  manufacturer: text(120),
  modelNumber: text(120),
  serialNumber: text(120),
  remarks: longText(4000),
  critical: flag(false),
  isArchived: flag(false),
  /** Whether it may be worked on at sea, in port. */
  atSea: flag(true),
  atPort: flag(true),
  /** Whether it has an hour meter. */
  metered: flag(false),
});
export type EquipmentFields = z.infer<typeof equipmentFields>;

/** Fields that the server computes from the meter readings. */
const meterFields = z.object({
  /** Running hours: the meter's reading plus the hours of replaced meters. Null before the first reading. */
  hours: derivedHours,
  /** The meter's own figure: hours minus those of replaced meters. */
  meterValue: derivedHours,
  hoursAt: instant,
  /** Smoothed average hours per day; null before the second reading. */
  hoursPerDay: z._default(z.nullable(z.number()), null),
});

export const equipment = defineResource({
  name: 'equipmentgroups',
  path: '/api/equipmentgroups',
  flag: 'equipmentspage',
  // Jobs refer to their machine, and are due by its hours.
  readers: ['jobs'],
  fields: z.object({ ...equipmentFields.shape, ...meterFields.shape }),
  writable: equipmentFields,
  nameOf: ({ name }) => name,
  attachments: true,
});
export type Equipment = z.infer<typeof equipment.item>;

/** `value` is the meter's figure, `total` the running hours. A replacement starts a new meter at `value`. */
export const readingSchema = z.object({
  _id: stamped._id,
  equipmentID: z.string(),
  kind: z.enum(['reading', 'replacement']),
  at: requiredInstant,
  value: z.number(),
  total: z.number(),
  note: z.string(),
  userName: z.string(),
});
export type Reading = z.infer<typeof readingSchema>;

export const newReading = z.object({
  _id: stamped._id,
  equipmentID: requiredItemRef('equipmentgroups'),
  kind: z._default(z.enum(['reading', 'replacement']), 'reading'),
  /** When it was read; not in the future. */
  at: requiredInstant,
  value: requiredHours,
  /** Replacement: the old meter's last figure; empty if unknown. */
  oldValue: z.optional(requiredHours),
  note: longText(500),
});
export type NewReading = z.input<typeof newReading>;

export const readings = {
  ofEquipment: endpoint.get('/api/equipmentgroups/:id/readings', {
    access: { flag: 'equipmentspage' },
    response: z.array(readingSchema),
    summary: 'Lists meter readings of the last two years, newest first.',
  }),
  enter: endpoint.post('/api/equipmentgroups/readings/:boatID', {
    access: { flag: 'equipmentspage' },
    body: z.object({ readings: z.array(newReading).check(z.minLength(1), z.maxLength(200)) }),
    response: z.array(equipment.item),
    summary: 'Enters readings of several meters, all or none. Returns the changed equipment.',
    undo: { none: 'Readings stay on record; a later reading corrects them.' },
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
    summary: 'Copies a group with its subgroups, without serial numbers, hours and files.',
    undo: { call: 'equipment.remove' },
  }),
};
