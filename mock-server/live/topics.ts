import type { Access } from '#lib/endpoint.ts';
import { certificates } from '#modules/certificates/contract.ts';
import { crewMails } from '#modules/crewemail/contract.ts';
import { equipment, readings } from '#modules/equipment/contract.ts';
import { guests } from '#modules/guests/contract.ts';
import { profileReads } from '#modules/profile/contract/calls.ts';
import { profiles } from '#modules/profile/contract.ts';
import { savedviews } from '#modules/savedviews/contract.ts';
import { teams } from '#modules/teams/contract.ts';
import { users } from '#modules/users/contract.ts';
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
  people: profileReads.onboard.access,
  profiles: profiles.calls.list.access,
  'profiles/files': profiles.calls.list.access,
  'profiles/cash': { flag: 'accounting' },
  certificates: certificates.calls.list.access,
  'certificates/files': certificates.calls.list.access,
  guests: guests.calls.list.access,
  'guests/files': guests.calls.update.access,
  teams: teams.calls.list.access,
  users: users.ofBoat.access,
  crewmails: crewMails.ofBoat.access,
  savedviews: savedviews.ofList.access,
} satisfies Record<string, Access>;

export type Topic = keyof typeof topics;

/** Whether changes of this name are told about. */
export const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name);
