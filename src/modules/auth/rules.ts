import { z } from 'zod/mini';
import { newPasswordSchema } from './contract.ts';

/** Where sign-in may lead: a path of ours below /app and nothing else, so that no link can send a person elsewhere. */
export const loginSearch = z.object({
  to: z.catch(z.optional(z.string().check(z.regex(/^\/app(?:[/?#][^\\\s]*)?$/))), undefined),
});

/** How good a password is, by its length alone: length is what a guesser pays for (NIST SP 800-63B, 3.1.1.2). */
export type Strength = 'short' | 'enough' | 'good' | 'strong';

/** Judges a new password; `short` ones are refused by the contract. */
export const passwordStrength = (password: string): Strength => {
  if (!newPasswordSchema.safeParse(password).success) return 'short';
  if (password.length < 12) return 'enough';
  return password.length < 16 ? 'good' : 'strong';
};
