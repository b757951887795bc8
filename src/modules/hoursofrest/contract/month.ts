import { z } from 'zod/mini';

/** A month: `2026-06`. */
export const month = z.string().check(z.regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/));
