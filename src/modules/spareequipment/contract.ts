import { z } from 'zod/mini';
import { itemRef, requiredText, text } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

/** An equipment of the spares book (specification, section 3): a machine as its maker's parts list knows it. */
export const spareEquipmentFields = z.object({
  equipmentName: requiredText(160),
  department: text(60),
  /** The machine aboard that it is the parts list of; '' for none. */
  equipmentGroupID: itemRef('equipmentgroups'),
});

/** Jobs, stock and orders name spares, so their readers see where these belong. */
export const spareReaders = ['jobs', 'inventory', 'supplier'];

/** The equipment of a boat's spares book; manuals and parts lists are files of resource `spareequipment`. */
export const spareEquipment = defineResource({
  name: 'spareequipment',
  path: '/api/equipment',
  flag: 'spareparts',
  readers: spareReaders,
  fields: spareEquipmentFields,
  writable: spareEquipmentFields,
  nameOf: ({ equipmentName }) => equipmentName,
  attachments: true,
});
export type SpareEquipment = z.infer<typeof spareEquipment.item>;
