import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

const text = z.string().trim().max(120).default('');

/** What a person says of a port call for the forms of the IMO's FAL Convention; ship and people are known. */
export const falHead = z.object({
  call: z.enum(['arrival', 'departure']).default('arrival'),
  port: text,
  date: z.union([z.literal(''), z.iso.date()]).default(''),
  /** The last port of an arrival, the next of a departure. */
  otherPort: text,
  voyage: text,
  who: z.enum(['aboard', 'all']).default('aboard'),
  /** Which document of the crew is named, where somebody has both. */
  identity: z.enum(['passport', 'seamansBook']).default('passport'),
});
export type FalHead = z.infer<typeof falHead>;

export const falPapers = {
  crewList: endpoint.file('/api/crewlist/fal5/:boatID', {
    access: { flag: 'employees' },
    answers: 'application/pdf',
    search: falHead,
    summary: 'The crew list of a boat in the form FAL 5 of the IMO.',
  }),
  passengerList: endpoint.file('/api/crewlist/fal6/:boatID', {
    access: { flag: 'guests' },
    answers: 'application/pdf',
    search: falHead,
    summary: 'The passenger list of a boat in the form FAL 6 of the IMO.',
  }),
};
