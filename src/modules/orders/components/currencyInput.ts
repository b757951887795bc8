import { z } from 'zod/mini';

/** A currency as typed, in any case. */
export const currencyInput = <Code extends z.core.$ZodType<string, string>>(code: Code) =>
  z.pipe(z.string().check(z.trim(), z.toUpperCase()), code);
