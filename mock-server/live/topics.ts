import type { Access } from '#lib/endpoint.ts';
import { equipment, readings } from '#modules/equipment/contract.ts';
import { savedviews } from '#modules/savedviews/contract.ts';
import { jobReads } from '#modules/worklist/contract/calls.ts';
import { worklist } from '#modules/worklist/contract.ts';

/**
 * What changes are told about, and what one needs to be told: the access of the call that reads it. A part of items
 * (`worklist/comments`) is told by the ids of the items.
 */
export const topics = {
  equipmentgroups: equipment.calls.list.access,
  'equipmentgroups/readings': readings.ofEquipment.access,
  'equipmentgroups/files': equipment.calls.update.access,
  worklist: worklist.calls.list.access,
  'worklist/works': jobReads.works.access,
  'worklist/comments': jobReads.comments.access,
  'worklist/files': worklist.calls.update.access,
  /** Who is aboard. */
  people: jobReads.people.access,
  savedviews: savedviews.ofList.access,
} satisfies Record<string, Access>;

export type Topic = keyof typeof topics;

/** Whether changes of this name are told about. */
export const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name);
