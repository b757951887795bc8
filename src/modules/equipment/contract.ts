import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import {
  derivedHours,
  flag,
  idField,
  instant,
  itemRef,
  longText,
  requiredHours,
  requiredInstant,
  requiredItemRef,
  requiredLongText,
  requiredText,
  text,
} from '#lib/fields.ts';
import { defineResource, stamped } from '#lib/resource.ts';
import { answerByRow, byRow } from '#lib/rowOutcomes.ts';

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
  // Whoever has a job sees its machine.
  own: true,
  fields: z.object({ ...equipmentFields.shape, ...meterFields.shape }),
  writable: equipmentFields,
  nameOf: ({ name }) => name,
  attachments: true,
  long: {},
});
export type Equipment = z.infer<typeof equipment.item>;

/** What was done to a reading later, and why: `value`, `readAt` and `oldValue` are what it said until then. */
export const readingChange = z.object({
  deed: z.enum(['corrected', 'struck', 'restored']),
  at: requiredInstant,
  by: z.string(),
  /** Empty for an entry that was taken back at once. */
  reason: z.string(),
  value: z.number(),
  readAt: requiredInstant,
  oldValue: z.nullable(z.number()),
});
export type ReadingChange = z.infer<typeof readingChange>;

/** `value` is the meter's figure, `total` the running hours. A replacement starts a new meter at `value`. */
export const readingSchema = z.object({
  _id: stamped._id,
  equipmentID: z.string(),
  kind: z.enum(['reading', 'replacement']),
  at: requiredInstant,
  value: z.number(),
  total: z.number(),
  note: z.string(),
  userID: z._default(z.string(), ''),
  userName: z.string(),
  /** Replacement: the old meter's last figure; null if unknown. */
  oldValue: z._default(z.nullable(z.number()), null),
  /** It was wrong and no longer counts. */
  struck: z._default(z.boolean(), false),
  /** Corrections and strikes, oldest first. */
  changes: z._default(z.array(readingChange), []),
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
  /** The user was asked about a figure that can hardly be true, and it is right. */
  confirmed: z.optional(z.boolean()),
});
export type NewReading = z.input<typeof newReading>;

const readingIDs = z.array(idField).check(z.minLength(1), z.maxLength(200));

export const readings = {
  ofEquipment: endpoint.get('/api/equipmentgroups/:id/readings', {
    access: { flag: 'equipmentspage' },
    response: z.array(readingSchema),
    summary: 'Lists meter readings of the last two years, newest first.',
  }),
  enter: endpoint.post('/api/equipmentgroups/readings/:boatID', {
    access: { flag: 'equipmentspage' },
    body: z.object({ readings: z.array(newReading).check(z.minLength(1), z.maxLength(200)), byRow }),
    response: answerByRow(z.array(equipment.item)),
    summary:
      'Enters readings of several meters, all or none, or row by row. Returns the changed equipment. A reading from before the last one takes its place in the history. One that can hardly be true is refused unless `confirmed`.',
    undo: { call: 'strike' },
  }),
  correct: endpoint.put('/api/equipmentgroups/readings/correct/:id', {
    access: { flag: 'equipmentspage' },
    body: z.object({
      at: requiredInstant,
      value: requiredHours,
      oldValue: z._default(z.nullable(requiredHours), null),
      reason: requiredLongText(500, 3),
      /** The figure that the user saw and corrects. */
      was: requiredHours,
      confirmed: z.optional(z.boolean()),
    }),
    response: equipment.item,
    summary:
      'Corrects the figure or time of a reading, with a reason. Average, running hours, works and due hours follow. The former figure stays on record.',
    undo: { call: 'correct' },
  }),
  strike: endpoint.put('/api/equipmentgroups/readings/strike/:boatID', {
    access: { flag: 'equipmentspage' },
    body: z.object({
      readings: readingIDs,
      /** May be empty only for one's own readings, which are taken back. */
      reason: longText(500),
    }),
    response: z.array(equipment.item),
    summary:
      'Strikes readings, all or none: they stay on record and no longer count. Repeating it has no effect.',
    undo: { call: 'restore' },
  }),
  restore: endpoint.put('/api/equipmentgroups/readings/restore/:boatID', {
    access: { flag: 'equipmentspage' },
    body: z.object({ readings: readingIDs, reason: longText(500) }),
    response: z.array(equipment.item),
    summary: 'Makes struck readings count again, all or none.',
    undo: { call: 'strike' },
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
