import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';

const access: Access = { flag: 'logbook' };
const pageNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1)));

/** The most pages of a volume in one file: as many as a printed volume has. */
export const MAX_PRINTED_PAGES = 300;

/** Pages of a volume from one to another; of more than `MAX_PRINTED_PAGES` the first are printed. */
export const pageRange = z.object({ from: pageNumber, to: pageNumber });

export const logPapers = {
  volume: endpoint.file('/api/logbooks/volumes/:id/pdf', {
    access,
    answers: 'application/pdf',
    search: pageRange,
    summary: 'Returns the pages of a volume as the printed book has them, with signatures and seals.',
  }),
  declaration: endpoint.file('/api/logbooks/boat/:boatID/declaration', {
    access,
    answers: 'application/pdf',
    summary: 'Returns the form of the Declaration of MARPOL Electronic Record Book, for the flag to sign.',
  }),
  fallback: endpoint.file('/api/logbooks/boat/:boatID/fallback', {
    access,
    answers: 'application/pdf',
    summary:
      'Returns what is done when the electronic books do not work, with a sheet for handwritten entries.',
  }),
};
