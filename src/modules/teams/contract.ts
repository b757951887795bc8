import { z } from 'zod';
import { defineResource } from '#lib/resource.ts';

export const teamFields = z.object({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(2000).default(''),
  /** A user; '' for none. Always one of the members. */
  leaderID: z.string().max(64).default(''),
  /** Users of the boat. */
  members: z.array(z.string().max(64)).max(200).default([]),
});

/** Teams of a boat: watches, fire teams, boat crews. */
export const teams = defineResource({
  name: 'teams',
  path: '/api/teams',
  flag: 'employees',
  // Whoever plans jobs or watches names teams.
  readers: ['jobs', 'watchkeeping', 'watchkeeper'],
  fields: teamFields,
  writable: teamFields,
});
export type Team = z.infer<typeof teams.item>;
