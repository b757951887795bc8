import { z } from 'zod/mini';
import { newPasswordSchema } from './contract.ts';

/** The redirect after sign-in: only a path below /app, so that no link can redirect to another site. */
export const loginSearch = z.object({
  to: z.catch(z.optional(z.string().check(z.regex(/^\/app(?:[/?#][^\\\s]*)?$/))), undefined),
});

/** The strength of a password, by length alone, which decides the cost of guessing (NIST SP 800-63B, 3.1.1.2). */
export type Strength = 'short' | 'enough' | 'good' | 'strong';

/** Rates a new password; the contract rejects `short` ones. */
export const passwordStrength = (password: string): Strength => {
  if (!newPasswordSchema.safeParse(password).success) return 'short';
  if (password.length < 12) return 'enough';
  return password.length < 16 ? 'good' : 'strong';
};
