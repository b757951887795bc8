import { z } from 'zod/mini';
import { figure, itemRef, longText, requiredItemRef, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { spareReaders } from '#modules/spareequipment/contract.ts';

/** A part of an equipment (specification, section 3). Its number is unique within the equipment. */
export const spareFields = z.object({
  designation: requiredText(160),
  partNo: text(80),
  department: text(60),
  equipmentID: requiredItemRef('spareequipment'),
  sectionID: itemRef('sections'),
  unit: text(20),
  /** What it does there. */
  fn: text(120),
  /** Its dimensions, such as 40 × 1.75. */
  measurement: text(120),
  /** How many are fitted. */
  quantity: figure({ min: 0 }),
  // The specification spells it so.
  serailNo: text(120),
  /** Such as DIN 472. */
  standard: text(80),
  /** Its number on the drawing of its section. */
  key: text(20),
  description: longText(4000),
  /** The item of stock that it is; '' if none is kept. */
  inventoryID: itemRef('inventory'),
});

export const spares = defineResource({
  name: 'spares',
  path: '/api/spares',
  flag: 'spareparts',
  readers: spareReaders,
  fields: spareFields,
  writable: spareFields,
  nameOf: ({ designation }) => designation,
  attachments: true,
});
export type Spare = z.infer<typeof spares.item>;
