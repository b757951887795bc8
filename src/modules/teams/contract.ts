import { z } from 'zod/mini';
import { longText, personRef, personRefs, requiredText } from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

export const teamFields = z.object({
  name: requiredText(80),
  description: longText(2000),
  /** A user; '' for none. Always one of the members. */
  leaderID: personRef,
  /** Users of the boat. */
  members: personRefs(200),
});

/** Teams of a boat: watches, fire teams, boat crews. */
export const teams = defineResource({
  name: 'teams',
  path: '/api/teams',
  flag: 'employees',
  // Users who plan jobs or watches name teams.
  readers: ['jobs', 'watchkeeping', 'watchkeeper'],
  fields: teamFields,
  writable: teamFields,
  nameOf: ({ name }) => name,
});
export type Team = z.infer<typeof teams.item>;
