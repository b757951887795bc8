import { z } from 'zod/mini';

/** The month of a page, as in its URL; the present one without it. */
export const monthSearch = z.object({
  month: z.catch(z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))), undefined),
});
