import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { day, text } from '#lib/fields.ts';

const name = text(120);

/** The facts of a port call that a user enters for the forms of the IMO's FAL Convention; ship and people are known. */
export const falHead = z.object({
  call: z._default(z.enum(['arrival', 'departure']), 'arrival'),
  port: name,
  date: day,
  /** The last port for an arrival, the next for a departure. */
  otherPort: name,
  voyage: name,
  who: z._default(z.enum(['aboard', 'all']), 'aboard'),
  /** Which document of the crew to name, if somebody has both. */
  identity: z._default(z.enum(['passport', 'seamansBook']), 'passport'),
});
export type FalHead = z.infer<typeof falHead>;

export const falDocuments = {
  crewList: endpoint.file('/api/crewlist/fal5/:boatID', {
    access: { flag: 'employees' },
    answers: 'application/pdf',
    search: falHead,
    summary: 'Returns the crew list of a boat as the IMO form FAL 5.',
  }),
  passengerList: endpoint.file('/api/crewlist/fal6/:boatID', {
    access: { flag: 'guests' },
    answers: 'application/pdf',
    search: falHead,
    summary: 'Returns the passenger list of a boat as the IMO form FAL 6.',
  }),
};
