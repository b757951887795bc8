import { z } from 'zod/mini';

/** Somebody of the vessel who can sign. */
export const logSigner = z.object({
  _id: z.string(),
  name: z.string(),
  rank: z.string(),
  hasPin: z.boolean(),
  /** Whether they keep the books; others can only witness. */
  keeps: z.boolean(),
  /** Whether they stand watches or plan them. */
  watches: z.boolean(),
  master: z.boolean(),
});
export type LogSigner = z.infer<typeof logSigner>;
