import { z } from 'zod/mini';

/**
 * Bulk commands whose body says `byRow: true` end row by row: what is possible is done, and each row that was refused is
 * answered with its reason (docs/decisions/0050). Without it they are done as a whole or not at all.
 */
export const byRow = z.optional(z.boolean());

/** A row of a bulk command that was refused; the others were done. */
const refusedRow = z.object({
  /** Its place in the list of the body. */
  row: z.int(),
  /** The item it is about. */
  id: z.string(),
  status: z.int(),
  errors: z.array(z.object({ msg: z.string(), path: z.optional(z.string()), ask: z.optional(z.string()) })),
  /** On 409: the item as the server has it. */
  current: z.optional(z.unknown()),
});
export type RefusedRow = z.infer<typeof refusedRow>;

/**
 * The answer of a bulk command, as a whole or row by row. In the browser the outbox takes the refused rows off before
 * anybody reads the answer, hence the type of the output.
 */
export const answerByRow = <A extends z.ZodMiniType>(done: A) => {
  const rows = z.object({ done, refused: z.array(refusedRow) });
  return z.union([done, rows]) as unknown as z.ZodMiniType<
    z.output<A>,
    z.input<A> | { done: z.input<A>; refused: RefusedRow[] }
  >;
};

/** An answer row by row, whatever the command. */
export const rowAnswer = z.object({ done: z.unknown(), refused: z.array(refusedRow) });
