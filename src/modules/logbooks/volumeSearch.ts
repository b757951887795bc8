import { z } from 'zod/mini';

const count = z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined);
const word = z.catch(z.optional(z.string()), undefined);

/** Which volume of a book a page shows, and before which record. */
export const volumeSearch = z.object({ volume: word, before: count });

/** Which page of a volume is shown; `write`: a new entry, or the id of a draft that is written on. */
export const pageSearch = z.object({ page: count, before: count, write: word });

/** Which entries the general log shows. Every screen carries this file, so it does without the contract. */
export const logSearch = z.object({ book: word, before: word });
