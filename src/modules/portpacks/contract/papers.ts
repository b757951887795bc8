import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { day, text } from '#lib/fields.ts';
import { portpacks } from '../contract.ts';

/** The call for which a pack is built. */
export const packCall = z.object({
  call: z._default(z.enum(['arrival', 'departure']), 'arrival'),
  date: day,
  otherPort: text(120),
  voyage: text(120),
});
export type PackCall = z.infer<typeof packCall>;

export const portPackPapers = {
  build: endpoint.file('/api/portpacks/build/:id', {
    access: portpacks.access.read,
    answers: 'application/pdf',
    search: packCall,
    summary:
      'Returns the bundle of a port-entry pack as one PDF. Its first page lists the parts, and names those that are missing or that the caller may not see.',
  }),
};
