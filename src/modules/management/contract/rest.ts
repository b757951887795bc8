import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredMonth } from '#lib/fields.ts';

/** How the crew of a vessel stands in a month. */
const fleetMonth = z.object({
  /** The boat's id. */
  _id: z.string(),
  name: z.string(),
  free: z.string(),
  /** Crew whose hours are counted. */
  crew: z.int(),
  breaches: z.int(),
  /** Breaches without a reason. */
  unexplained: z.int(),
  /** Days that are not entered, and of how many people. */
  missing: z.int(),
  missingPeople: z.int(),
  signed: z.int(),
  verified: z.int(),
  /** The least rest in any seven days, in hours; null while no seven days are known. */
  lowestWeek: z.nullable(z.number()),
});
export type FleetMonth = z.infer<typeof fleetMonth>;

export const fleetRest = {
  months: endpoint.get('/api/timesheets/fleet', {
    access: { flag: 'employees' },
    search: z.object({ month: requiredMonth }),
    response: z.array(fleetMonth),
    summary:
      'Counts, of each boat that the caller may access, the breaches, missing days and signatures of the hours of rest of a month.',
  }),
};
